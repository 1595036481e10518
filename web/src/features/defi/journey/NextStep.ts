import type { CallRequest } from '../../../lib/calls/CallRequest.ts';
import type { PoolStep } from './PoolJourney.ts';

/** The next step of a sequence with a pool: a call to sign, or the reason why there is no call. */
export type NextStep =
  | { readonly type: 'sign'; readonly name: PoolStep; readonly request: CallRequest }
  | { readonly type: 'problem'; readonly text: string };

import type { CallRequest } from '../../../lib/calls/CallRequest.ts';
import type { PoolStep } from './PoolJourney.ts';

/** What comes next of a step with a pool: something to sign, or why there is nothing. */
export type NextStep =
  | { readonly type: 'sign'; readonly name: PoolStep; readonly request: CallRequest }
  | { readonly type: 'problem'; readonly text: string };

import type { CallRequest } from '../../../lib/calls/CallRequest.ts';
import type { Text } from '../../../lib/text/useText.ts';
import type { PoolStep } from './PoolSequence.ts';

/** Context of the next step. */
export interface StepContext {
  readonly sender: CallRequest['sender'];
  readonly t: Text;
  /** Masks the user's own amounts while amounts are hidden (`useMask`). */
  readonly mask: (text: string) => string;
  /** Step confirmed a moment ago: nodes may not show it yet, and it must not be signed again. */
  readonly justMade: PoolStep | undefined;
}

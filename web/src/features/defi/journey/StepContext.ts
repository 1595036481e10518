import type { CallRequest } from '../../../lib/calls/CallRequest.ts';
import type { Text } from '../../../lib/text/useText.ts';
import type { PoolStep } from './PoolJourney.ts';

/** Who asks for the next step. */
export interface StepContext {
  readonly sender: CallRequest['sender'];
  readonly t: Text;
  /** Hides what is one's own while amounts are hidden (`useMask`). */
  readonly mask: (text: string) => string;
  /** Which step has just been made: nodes may not show it yet, and nobody is asked for it once more. */
  readonly justMade: PoolStep | undefined;
}

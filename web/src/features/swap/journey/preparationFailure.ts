import { CallError } from '@everything-wallet/core/calls/CallError';
import { SwapError } from '@everything-wallet/core/swaps/SwapError';
import { CallableError } from '../../../lib/firebase/CallableError.ts';
import { secondsToWait } from '../../../lib/firebase/secondsToWait.ts';
import { logProblem } from '../../../lib/log/logProblem.ts';
import type { TextId } from '../../../texts/texts.ts';
import { quoteRefusalText } from '../quoteRefusalText.ts';

/** Reason why a step could not be prepared, as a text. */
interface PreparationFailure {
  readonly text: TextId;
  /** Seconds until the next attempt, where there were too many. */
  readonly seconds?: number;
}

/** Names the reason why a step could not be prepared; what is not expected is logged. */
export function preparationFailure(error: unknown): PreparationFailure {
  const seconds = secondsToWait(error);
  if (seconds !== undefined) return { text: 'swap.live.problem.tooMany', seconds };
  if (error instanceof SwapError) return { text: quoteRefusalText[error.reason] };
  if (error instanceof CallableError) return { text: 'swap.live.problem.quote' };
  logProblem('A swap could not be made ready', error);
  return { text: error instanceof CallError ? 'swap.live.problem.unexpected' : 'swap.live.problem.record' };
}

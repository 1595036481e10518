import { CallError } from '@everything-wallet/core/calls/CallError';
import { SwapError } from '@everything-wallet/core/swaps/SwapError';
import { failureProblem } from '../../../lib/callSequence/failureProblem.ts';
import type { SequenceProblem } from '../../../lib/callSequence/SequenceProblem.ts';
import { quoteRefusalText } from '../quoteRefusalText.ts';

/** Names the reason why a step of a swap could not be prepared. */
export function preparationFailure(error: unknown): SequenceProblem {
  if (error instanceof SwapError) return { text: quoteRefusalText[error.reason] };
  return failureProblem(error, {
    tooMany: 'swap.live.problem.tooMany',
    notAsked: 'swap.live.problem.quote',
    unexpected: error instanceof CallError ? 'swap.live.problem.unexpected' : 'swap.live.problem.record',
    logged: 'A swap could not be made ready',
  });
}

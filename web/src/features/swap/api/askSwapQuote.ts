import { refreshWallet } from '@everything-wallet/core/callables/refreshWallet';
import type { SwapQuoteQuestion } from '@everything-wallet/core/schemas/swapQuote';
import { swapQuoteAnswerSchema, type SwapQuoteAnswer } from '@everything-wallet/core/schemas/swapQuoteAnswer';
import { CallableError } from '../../../lib/firebase/CallableError.ts';
import { partError } from '../../../lib/firebase/partError.ts';
import { retryingCallable } from '../../../lib/firebase/retryingCallable.ts';

const ask = retryingCallable(refreshWallet);

/**
 * Requests a quote for a swap.
 *
 * @throws CallableError
 */
export async function askSwapQuote(swapQuote: SwapQuoteQuestion): Promise<SwapQuoteAnswer> {
  const { swapQuote: part } = await ask({ swapQuote });
  if (part && 'failure' in part) throw partError(part.failure);
  const answer = swapQuoteAnswerSchema.safeParse(part?.answer);
  if (!answer.success)
    throw new CallableError('data-loss', 'The answer is malformed', { cause: answer.error });
  return answer.data;
}

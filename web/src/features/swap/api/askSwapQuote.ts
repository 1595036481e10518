import { refreshWallet } from '@everything-wallet/core/callables/refreshWallet';
import type { SwapQuoteAnswer, SwapQuoteQuestion } from '@everything-wallet/core/schemas/swapQuote';
import { CallableError } from '../../../lib/firebase/CallableError.ts';
import { retryingCallable } from '../../../lib/firebase/retryingCallable.ts';

const ask = retryingCallable(refreshWallet);

/**
 * Requests a quote for a swap.
 *
 * @throws CallableError
 */
export async function askSwapQuote(swapQuote: SwapQuoteQuestion): Promise<SwapQuoteAnswer> {
  const { swapQuote: part } = await ask({ swapQuote });
  if (!part) throw new CallableError('data-loss', 'The answer is malformed');
  if ('answer' in part) return part.answer;
  const { code, message, details } = part.failure;
  throw new CallableError(code, message, { ...details });
}

import type { PastPricesAnswer, PastPricesQuestion } from '@everything-wallet/core/schemas/pastPrices';
import { refreshWallet } from '@everything-wallet/core/callables/refreshWallet';
import { callable } from '../firebase/callable.ts';
import { CallableError } from '../firebase/CallableError.ts';
import { partError } from '../firebase/partError.ts';

const ask = callable(refreshWallet);

/**
 * Requests past dollar prices, the oldest first; in a call of their own, since they are rare and nothing
 * should wait for them.
 *
 * @throws CallableError
 */
export async function getPastPrices(question: PastPricesQuestion): Promise<PastPricesAnswer> {
  const { pastPrices } = await ask({ pastPrices: question });
  if (!pastPrices) throw new CallableError('data-loss', 'The answer is malformed');
  if ('failure' in pastPrices) throw partError(pastPrices.failure);
  return pastPrices.answer;
}

import type { nftListingsQuestionSchema } from '@everything-wallet/core/schemas/nftListings';
import {
  nftListingsAnswerSchema,
  type NftListingsAnswer,
} from '@everything-wallet/core/schemas/nftListingsAnswer';
import { refreshWallet } from '@everything-wallet/core/callables/refreshWallet';
import { withoutNeedlessInvisibles } from '@everything-wallet/core/strings/withoutNeedlessInvisibles';
import type { z } from 'zod';
import { CallableError } from '../../../lib/firebase/CallableError.ts';
import { partError } from '../../../lib/firebase/partError.ts';
import { retryingCallable } from '../../../lib/firebase/retryingCallable.ts';

const call = retryingCallable(refreshWallet);

/**
 * Requests one page of the listings on a network. An order's fields come from its seller: a purchase checks them again.
 *
 * @throws CallableError, with the time to wait if a rate limit is reached
 */
export async function askListings(
  question: z.input<typeof nftListingsQuestionSchema>,
): Promise<NftListingsAnswer> {
  const { nftListings: part } = await call({ nftListings: question });
  if (!part) throw new CallableError('data-loss', 'The answer is malformed');
  if ('failure' in part) throw partError(part.failure);
  const { data, error } = nftListingsAnswerSchema.safeParse(part.answer);
  if (!data) throw new CallableError('data-loss', 'The answer is malformed', { cause: error });
  return {
    ...data,
    collections: data.collections.map((one) => ({
      ...one,
      name: withoutNeedlessInvisibles(one.name).trim(),
    })),
  };
}

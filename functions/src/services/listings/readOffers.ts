import type { NftListingsQuestion } from '@everything-wallet/core/callables/nftListings';
import type { NftListingsAnswer } from '@everything-wallet/core/callables/nftListingsAnswer';
import { listingsOf } from './listingsOf.ts';
import { sellerReaderOf } from './sellerReaderOf.ts';

/** Finds what is for sale, and where somebody may want to sell, what their order has to have. */
export async function readOffers(question: NftListingsQuestion): Promise<NftListingsAnswer> {
  const { network, contract, tokenId, seller } = question;
  const isSelling = seller !== undefined && contract !== undefined && tokenId !== undefined;
  const [answer, state] = await Promise.all([
    listingsOf(network).read(question),
    isSelling ? sellerReaderOf(network).read({ seller, contract, tokenId }) : undefined,
  ]);
  return { ...answer, ...(state && { seller: state }) };
}

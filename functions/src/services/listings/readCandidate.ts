import { readListing } from '@everything-wallet/core/seaport/readListing';
import { SeaportError } from '@everything-wallet/core/seaport/SeaportError';
import type { CandidateListing } from './JudgedListing.ts';
import type { ListingAnswer, ListingSource, ListingsWanted } from './ListingSource.ts';

/** Reads the order of a listing. One that does not sell what its source says is left out. */
export function readCandidate(
  { order, orderHash, userId, contract, tokenId, price, maxFeeBps }: ListingAnswer,
  source: ListingSource['name'],
  wanted: ListingsWanted,
  chainId: number,
): CandidateListing[] {
  try {
    const terms = readListing(order, {
      chainId,
      now: BigInt(wanted.now),
      maxFeeBps,
      isBrief: true,
      wanted: { contract, tokenId: BigInt(tokenId), price },
    });
    const isAsked =
      (wanted.contract === undefined || wanted.contract === terms.contract) &&
      (wanted.tokenId === undefined || BigInt(wanted.tokenId) === terms.tokenId);
    if (terms.orderHash !== orderHash || !isAsked) return [];
    const counter = BigInt(order.components.counter);
    return [{ ...terms, counter, order, source, listedBy: userId ?? terms.seller }];
  } catch (error) {
    // A malformed number fails as well, since no schema has checked it.
    if (error instanceof SeaportError || error instanceof SyntaxError) return [];
    throw error;
  }
}

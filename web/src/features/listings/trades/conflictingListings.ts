import type { OwnListing } from '../OwnListing.ts';

/**
 * Returns the own listings to cancel on the chain before another one is signed: the cheaper ones, since anyone with their
 * signatures could still buy. If the account holds several of the same NFT, two listings could sell two: then all of them.
 * Listings that are sold or cancelled on the chain do not conflict.
 */
export function conflictingListings(
  listings: readonly OwnListing[],
  standard: 'erc721' | 'erc1155',
  price: bigint,
): readonly OwnListing[] {
  const signed = listings.filter(({ outcome }) => outcome === undefined);
  return standard === 'erc1155' ? signed : signed.filter((listing) => listing.price < price);
}

import type { OwnListing } from '../OwnListing.ts';

/**
 * Which own listings have to be cancelled on the chain before another one is signed: those that are cheaper, since whoever has their
 * signatures could go on buying by them. Where one has several of the same, by two listings two could be bought: then all of them.
 * What is sold or cancelled on the chain can be bought by nobody.
 */
export function conflictingListings(
  listings: readonly OwnListing[],
  standard: 'erc721' | 'erc1155',
  price: bigint,
): readonly OwnListing[] {
  const signed = listings.filter(({ outcome }) => outcome === undefined);
  return standard === 'erc1155' ? signed : signed.filter((listing) => listing.price < price);
}

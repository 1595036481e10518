import type { JudgedListing } from './JudgedListing.ts';

/** Leaves one of several equal listings of a seller at the same price, but all of the asker. */
export function onePerPrice(
  listings: readonly JudgedListing[],
  isAskers: (listing: JudgedListing) => boolean,
): readonly JudgedListing[] {
  const seen = new Set<string>();
  return listings.filter((listing) => {
    const offer = `${listing.seller} ${listing.price} ${listing.units}`;
    const isNew = !seen.has(offer);
    seen.add(offer);
    return isNew || isAskers(listing);
  });
}

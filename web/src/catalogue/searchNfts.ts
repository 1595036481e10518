import type { NftListing } from './nfts.ts';

/** The listings whose name or collection has the query in it, whatever its case (docs/product.md §5, Marketplace). */
export function searchNfts(listings: readonly NftListing[], query: string): readonly NftListing[] {
  const wanted = query.trim().toLowerCase();
  return listings.filter(({ name, collection }) =>
    [name, collection].some((text) => text.toLowerCase().includes(wanted)),
  );
}

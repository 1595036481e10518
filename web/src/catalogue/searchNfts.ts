import type { NftListing } from './nfts.ts';

/**
 * Finds the listings whose name or collection contains the query, in any case (docs/product.md §5,
 * Marketplace).
 */
export function searchNfts(listings: readonly NftListing[], query: string): readonly NftListing[] {
  const wanted = query.trim().toLowerCase();
  return listings.filter(({ name, collection }) =>
    [name, collection].some((text) => text.toLowerCase().includes(wanted)),
  );
}

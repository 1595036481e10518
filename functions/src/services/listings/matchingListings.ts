import type { JudgedListing } from './JudgedListing.ts';
import type { ListingsScan } from './ListingsScan.ts';

/** Reads names of NFTs from stored metadata; undefined for NFTs without it. */
export type NamesOf = (
  nfts: readonly { readonly contract: string; readonly tokenId: string }[],
) => Promise<readonly (string | undefined)[]>;

/** Leaves listings whose name, or whose collection's, contains a text in lower case. */
export async function matchingListings(
  { listings, nameOf }: ListingsScan,
  text: string,
  namesOf: NamesOf,
): Promise<readonly JudgedListing[]> {
  if (text === '') return listings;
  const wanted = listings.map(({ contract, tokenId }) => ({ contract, tokenId: tokenId.toString() }));
  const names = await namesOf(wanted).catch(() => []);
  return listings.filter(
    ({ contract }, place) =>
      nameOf(contract).toLowerCase().includes(text) || names[place]?.toLowerCase().includes(text) === true,
  );
}

import type { NftListing } from '@everything-wallet/core/schemas/nftListingsAnswer';

/** Returns true if one listing costs less than another per NFT; both are for coin. */
export function isCheaper(
  one: Pick<NftListing, 'price' | 'units'>,
  other: Pick<NftListing, 'price' | 'units'>,
): boolean {
  return BigInt(one.price.units) * BigInt(other.units) < BigInt(other.price.units) * BigInt(one.units);
}

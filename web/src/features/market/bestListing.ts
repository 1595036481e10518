import { sameAddress } from '@everything-wallet/core/accounts/sameAddress';
import type { NftListing } from '@everything-wallet/core/callables/nftListingsAnswer';

/** The cheapest of what others sell for coin, by what one of it costs; undefined where there is none. */
export function bestListing(
  listings: readonly NftListing[],
  ownAddresses: readonly string[],
): NftListing | undefined {
  return listings
    .filter(
      ({ price, seller }) =>
        price.contract === null && !ownAddresses.some((address) => sameAddress(address, seller)),
    )
    .reduce<NftListing | undefined>((best, one) => (best && !isCheaper(one, best) ? best : one), undefined);
}

function isCheaper(one: NftListing, other: NftListing): boolean {
  return BigInt(one.price.units) * BigInt(other.units) < BigInt(other.price.units) * BigInt(one.units);
}

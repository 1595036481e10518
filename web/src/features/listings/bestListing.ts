import { sameAddress } from '@everything-wallet/core/accounts/sameAddress';
import type { NftListing } from '@everything-wallet/core/callables/nftListingsAnswer';
import { isCheaper } from './isCheaper.ts';

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

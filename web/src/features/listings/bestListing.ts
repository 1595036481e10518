import { sameAddress } from '@everything-wallet/core/accounts/sameAddress';
import type { NftListing } from '@everything-wallet/core/schemas/nftListingsAnswer';
import { isCheaper } from './isCheaper.ts';

/** Finds the cheapest listing by another seller for coin, by the price of one NFT; undefined if none. */
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

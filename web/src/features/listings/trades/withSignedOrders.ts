import { sameAddress } from '@everything-wallet/core/accounts/sameAddress';
import type { OwnListing } from '../OwnListing.ts';
import type { TradedNft } from '../TradedNft.ts';
import type { SignedOrder } from './SignedOrder.ts';

/**
 * Adds to the listings that the server tells of those that were signed on this device: the server may have refused one, and whoever has its
 * signature can buy by it all the same.
 */
export function withSignedOrders(
  listings: readonly OwnListing[],
  signed: readonly SignedOrder[],
  { network, contract, tokenId }: Pick<TradedNft, 'network' | 'contract' | 'tokenId'>,
): readonly OwnListing[] {
  const told = new Set(listings.map(({ hash }) => hash));
  const others = signed
    .filter(
      (one) => one.network === network.id && sameAddress(one.contract, contract) && one.token_id === tokenId,
    )
    .map(({ id, order }) => ({
      hash: id.slice(id.indexOf('_') + 1),
      order,
      price: order.components.consideration.reduce((sum, { startAmount }) => sum + BigInt(startAmount), 0n),
      endsAt: Number(order.components.endTime) * 1_000,
    }))
    .filter(({ hash }) => !told.has(hash));
  return [...listings, ...others];
}

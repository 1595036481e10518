import { sameAddress } from '@everything-wallet/core/accounts/sameAddress';
import type { OwnListing } from '../OwnListing.ts';
import type { TradedNft } from '../TradedNft.ts';
import type { SignedOrder } from './SignedOrder.ts';

/**
 * Adds orders signed on this device to the server's listings: the server may have refused one, but anyone with its signature can
 * still buy.
 */
export function withSignedOrders(
  listings: readonly OwnListing[],
  signed: readonly SignedOrder[],
  { network, contract, tokenId }: Pick<TradedNft, 'network' | 'contract' | 'tokenId'>,
): readonly OwnListing[] {
  const known = new Set(listings.map(({ hash }) => hash));
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
    .filter(({ hash }) => !known.has(hash));
  return [...listings, ...others];
}

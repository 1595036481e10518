import { buildCancelOrders } from '@everything-wallet/core/calls/build/buildCancelOrders';
import type { Network } from '@everything-wallet/core/networks/networks';
import type { CallRequest } from '../../../lib/calls/CallRequest.ts';
import type { OwnListing } from '../OwnListing.ts';
import type { TradeAccount } from '../TradedNft.ts';
import { callRequestOf } from '../../../lib/calls/callRequestOf.ts';

/**
 * Builds the call that cancels own orders, so that they can no longer be fulfilled.
 *
 * @throws CallError if there are no orders
 */
export function cancelRequest(
  network: Network,
  listings: readonly OwnListing[],
  seller: TradeAccount,
): CallRequest {
  const orders = listings.map(({ order }) => order.components);
  return {
    ...callRequestOf(buildCancelOrders({ chainId: network.chainId, orders }), network, seller),
    isKnownContract: true,
  };
}

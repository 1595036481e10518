import { buildCancelOrders } from '@everything-wallet/core/calls/build/buildCancelOrders';
import type { Network } from '@everything-wallet/core/networks/networks';
import type { CallRequest } from '../../../lib/calls/CallRequest.ts';
import type { OwnListing } from '../OwnListing.ts';
import type { TradeAccount } from '../TradedNft.ts';
import { requestOf } from './requestOf.ts';

/** What takes own orders back, so that nobody can fulfil them any more. @throws CallError for none */
export function cancelRequest(
  network: Network,
  listings: readonly OwnListing[],
  seller: TradeAccount,
): CallRequest {
  const orders = listings.map(({ order }) => order.components);
  return {
    ...requestOf(buildCancelOrders({ chainId: network.chainId, orders }), network, seller),
    isKnownContract: true,
  };
}

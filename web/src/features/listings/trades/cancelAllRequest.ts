import { buildIncrementCounter } from '@everything-wallet/core/calls/build/buildIncrementCounter';
import type { Network } from '@everything-wallet/core/networks/networks';
import type { CallRequest } from '../../../lib/calls/CallRequest.ts';
import type { TradeAccount } from '../TradedNft.ts';
import { callRequestOf } from '../../../lib/calls/callRequestOf.ts';

/**
 * Builds the call that cancels all orders an account has signed on a network so far, including those unknown here.
 *
 * @param notice for the user to accept
 */
export function cancelAllRequest(network: Network, seller: TradeAccount, notice: string): CallRequest {
  return {
    ...callRequestOf(buildIncrementCounter(network), network, seller),
    isKnownContract: true,
    notices: [notice],
  };
}

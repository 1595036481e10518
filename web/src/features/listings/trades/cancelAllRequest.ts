import { buildIncrementCounter } from '@everything-wallet/core/calls/build/buildIncrementCounter';
import type { Network } from '@everything-wallet/core/networks/networks';
import type { CallRequest } from '../../../lib/calls/CallRequest.ts';
import type { TradeAccount } from '../TradedNft.ts';
import { requestOf } from './requestOf.ts';

/**
 * What ends every order that an account has signed on a network until now, also those that nobody here knows.
 *
 * @param notice what has to be accepted of it
 */
export function cancelAllRequest(network: Network, seller: TradeAccount, notice: string): CallRequest {
  return {
    ...requestOf(buildIncrementCounter(network), network, seller),
    isKnownContract: true,
    notices: [notice],
  };
}

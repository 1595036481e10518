import type { CallTransaction } from '@everything-wallet/core/calls/CallTransaction';
import type { Network } from '@everything-wallet/core/networks/networks';
import type { CallRequest } from '../../../lib/calls/CallRequest.ts';
import type { TradeAccount } from '../TradedNft.ts';

/** Builds a request for the signature of a call. */
export function requestOf(
  { to, value, data }: CallTransaction,
  network: Network,
  { address, derivationIndex }: TradeAccount,
): CallRequest {
  if (to === null) throw new TypeError('A trade makes no contract');
  return { network, sender: { address, derivationIndex }, to, value, data };
}

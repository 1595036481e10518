import type { CallTransaction } from '@everything-wallet/core/calls/CallTransaction';
import type { Network } from '@everything-wallet/core/networks/networks';
import type { CallRequest } from './CallRequest.ts';

/** Builds the request that the dialog reviews for a call. */
export function callRequestOf(
  { to, value, data }: CallTransaction,
  network: Network,
  { address, derivationIndex }: CallRequest['sender'],
): CallRequest {
  if (to === null) throw new TypeError('The call creates a contract');
  return { network, sender: { address, derivationIndex }, to, value, data };
}

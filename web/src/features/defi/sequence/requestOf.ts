import type { CallTransaction } from '@everything-wallet/core/calls/CallTransaction';
import type { Network } from '@everything-wallet/core/networks/networks';
import type { CallRequest } from '../../../lib/calls/CallRequest.ts';

/** Builds the request that the dialog reviews for a step with a pool. */
export function requestOf(
  { to, value, data }: CallTransaction,
  network: Network,
  sender: CallRequest['sender'],
): CallRequest {
  if (to === null) throw new TypeError('A step with a pool makes no contract');
  return { network, sender, to, value, data };
}

import { refreshWallet } from '@everything-wallet/core/callables/refreshWallet';
import type { RpcName } from '@everything-wallet/core/networks/networks';
import type { SeaportOrder } from '@everything-wallet/core/seaport/SeaportOrder';
import { callable } from '../../../lib/firebase/callable.ts';
import { CallableError } from '../../../lib/firebase/CallableError.ts';

const call = callable(refreshWallet);

/**
 * Offers a signed order publicly; a repeated call has no effect.
 *
 * @throws CallableError 'failed-precondition' if the server never accepts it, 'resource-exhausted' if there are too many, others
 * for a retry
 */
export async function keepListing(network: RpcName, order: SeaportOrder): Promise<void> {
  const { keepListing: part } = await call({ keepListing: { network, order } });
  if (!part) throw new CallableError('data-loss', 'The answer is malformed');
  if (!('failure' in part)) return;
  const { code, message, details } = part.failure;
  throw new CallableError(code, message, { ...details });
}

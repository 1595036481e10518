import { refreshWallet } from '@everything-wallet/core/callables/refreshWallet';
import type { RpcName } from '@everything-wallet/core/networks/networks';
import type { SeaportOrder } from '@everything-wallet/core/seaport/SeaportOrder';
import { callable } from '../../../lib/firebase/callable.ts';
import { CallableError } from '../../../lib/firebase/CallableError.ts';

const call = callable(refreshWallet);

/**
 * Offers a signed order to everybody; kept twice it is the same one.
 *
 * @throws CallableError 'failed-precondition' for what is never kept, 'resource-exhausted' for too many, others where it may be tried again
 */
export async function keepListing(network: RpcName, order: SeaportOrder): Promise<void> {
  const { keepListing: part } = await call({ keepListing: { network, order } });
  if (!part) throw new CallableError('data-loss', 'The answer is malformed');
  if (!('failure' in part)) return;
  const { code, message, details } = part.failure;
  throw new CallableError(code, message, { ...details });
}

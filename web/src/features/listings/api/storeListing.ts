import { storeListing as contract } from '@everything-wallet/core/callables/storeListing';
import type { RpcName } from '@everything-wallet/core/networks/networks';
import type { SeaportOrder } from '@everything-wallet/core/seaport/SeaportOrder';
import { callable } from '../../../lib/firebase/callable.ts';

const call = callable(contract);

/**
 * Offers a signed order publicly; a repeated call has no effect.
 *
 * @throws CallableError 'failed-precondition' if the server never accepts it, 'resource-exhausted' if there are too many, others
 * for a retry
 */
export async function storeListing(network: RpcName, order: SeaportOrder): Promise<void> {
  await call({ network, order });
}

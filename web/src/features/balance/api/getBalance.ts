import { parseAmount } from '@everything-wallet/core/amounts/parseAmount';
import { getBalance as contract } from '@everything-wallet/core/callables/getBalance';
import type { RpcName } from '@everything-wallet/core/networks/networks';
import { patientCallable } from '../../../lib/firebase/patientCallable.ts';

const call = patientCallable(contract);

/**
 * The native-coin balance of an address.
 *
 * @returns wei
 * @throws CallableError, never a zero that nobody stated
 */
export async function getBalance(address: string, network: RpcName): Promise<bigint> {
  const { balance } = await call({ address, network });
  return parseAmount(balance);
}

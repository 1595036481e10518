import { parseAmount } from '@everything-wallet/core/amounts/parseAmount';
import type { RpcName } from '@everything-wallet/core/networks/networks';
import { batchQuery } from '../../../lib/refresh/batchQuery.ts';

/**
 * Reads the coin balance of an address.
 *
 * @returns wei
 * @throws CallableError, never a zero that no node reported
 */
export async function getBalance(address: string, network: RpcName): Promise<bigint> {
  const { balance } = await batchQuery('balances', { address, network });
  return parseAmount(balance);
}

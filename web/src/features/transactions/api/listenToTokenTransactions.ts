import type { Network } from '@everything-wallet/core/networks/networks';
import type { Records } from '../../../lib/firebase/Records.ts';
import type { Listen } from '../../../lib/firebase/useSnapshot.ts';
import type { Transaction } from '../Transaction.ts';
import { listenToTransactions } from './listenToTransactions.ts';

/**
 * Listens to a user's latest transactions of one token, newest first.
 *
 * @param contract checksum address of the token's contract
 * @param count how many at most
 */
export function listenToTokenTransactions(
  userId: string,
  network: Network,
  contract: string,
  count: number,
): Listen<Records<Transaction>> {
  return listenToTransactions(userId, count, { network: network.id, contract_address: contract });
}

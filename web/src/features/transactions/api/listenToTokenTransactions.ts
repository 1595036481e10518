import { collections } from '@everything-wallet/core/documents/collections';
import type { Network } from '@everything-wallet/core/networks/networks';
import { collection, limit, orderBy, query, where } from 'firebase/firestore';
import { listenToRecords } from '../../../lib/firebase/listenToRecords.ts';
import type { Records } from '../../../lib/firebase/Records.ts';
import type { Listen } from '../../../lib/firebase/useSnapshot.ts';
import type { Transaction } from '../Transaction.ts';
import { readTransaction } from './readTransaction.ts';

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
  return listenToRecords(
    (firestore) =>
      query(
        collection(firestore, collections.transactions),
        where('user_id', '==', userId),
        where('network', '==', network.id),
        where('contract_address', '==', contract),
        orderBy('timestamp', 'desc'),
        limit(count),
      ),
    readTransaction,
  );
}

import { collections } from '@everything-wallet/core/documents/collections';
import { collection, limit, orderBy, query, where } from 'firebase/firestore';
import { listenToRecords } from '../../../lib/firebase/listenToRecords.ts';
import type { Records } from '../../../lib/firebase/Records.ts';
import type { Listen } from '../../../lib/firebase/useSnapshot.ts';
import type { Transaction } from '../Transaction.ts';
import { readTransaction } from './readTransaction.ts';

/**
 * Listens to a user's latest transactions, newest first (specification §7).
 *
 * @param count how many at most
 * @param only fields that they have, each combination with an index (firestore.indexes.json)
 */
export function listenToTransactions(
  userId: string,
  count: number,
  only: Partial<
    Pick<Transaction, 'type' | 'status' | 'network' | 'contract_address' | 'from_address' | 'to_address'>
  > = {},
): Listen<Records<Transaction>> {
  return listenToRecords(
    (firestore) =>
      query(
        collection(firestore, collections.transactions),
        where('user_id', '==', userId),
        ...Object.entries(only).map(([field, value]) => where(field, '==', value)),
        orderBy('timestamp', 'desc'),
        limit(count),
      ),
    readTransaction,
  );
}

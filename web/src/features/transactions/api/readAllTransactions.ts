import { collections } from '@everything-wallet/core/documents/collections';
import { collection, orderBy, query, where } from 'firebase/firestore';
import { readWhole } from '../../../lib/firebase/readWhole.ts';
import type { Transaction } from '../Transaction.ts';
import { readTransaction } from './readTransaction.ts';

/**
 * Reads the whole history of a user from the server, page by page.
 *
 * @throws UnreadableRecordsError where records have the wrong shape
 * @throws FirestoreError where the server cannot be reached
 */
export async function readAllTransactions(userId: string): Promise<Transaction[]> {
  return readWhole(
    (firestore) =>
      query(
        collection(firestore, collections.transactions),
        where('user_id', '==', userId),
        orderBy('timestamp', 'desc'),
      ),
    readTransaction,
  );
}

import { collections } from '@everything-wallet/core/documents/collections';
import { transactionSchema, type TransactionStatus } from '@everything-wallet/core/documents/transaction';
import { doc, runTransaction } from 'firebase/firestore';
import { firebaseServices } from '../../../lib/firebase/firebaseServices.ts';

/**
 * What the server's record of a transfer says; undefined where there is none. The record is written before any byte goes
 * to a network, so without one nothing went.
 *
 * Read in a transaction: any other read may be answered by a listener, which may be a moment behind.
 *
 * @param id user, chain, hash
 * @throws FirestoreError when the server cannot be reached
 */
export async function findRecord(id: string): Promise<TransactionStatus | undefined> {
  const { firestore } = await firebaseServices();
  return runTransaction(firestore, async (transaction) => {
    const snapshot = await transaction.get(doc(firestore, collections.transactions, id));
    return snapshot.exists() ? transactionSchema.shape.status.parse(snapshot.get('status')) : undefined;
  });
}

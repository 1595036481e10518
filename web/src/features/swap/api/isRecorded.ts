import { collections } from '@everything-wallet/core/documents/collections';
import { doc } from 'firebase/firestore';
import { firebaseServices } from '../../../lib/firebase/firebaseServices.ts';
import { readFromServer } from '../../../lib/firebase/readFromServer.ts';

/**
 * Checks that the server has a record of a transaction.
 *
 * @param id user, chain, hash
 * @throws FirestoreError when the server cannot be reached
 */
export async function isRecorded(id: string): Promise<boolean> {
  const { firestore } = await firebaseServices();
  const snapshot = await readFromServer(doc(firestore, collections.transactions, id));
  return snapshot.exists();
}

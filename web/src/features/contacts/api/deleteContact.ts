import { collections } from '@everything-wallet/core/documents/collections';
import { doc, runTransaction } from 'firebase/firestore';
import { firebaseServices } from '../../../lib/firebase/firebaseServices.ts';

/**
 * Deletes a contact; succeeds if it is already deleted.
 *
 * Runs as a transaction, because a plain write would wait forever while offline, and would remove the row before the server has
 * agreed.
 *
 * @throws FirestoreError if the rules refuse it or the server cannot be reached
 */
export async function deleteContact(id: string): Promise<void> {
  const { firestore } = await firebaseServices();
  const contact = doc(firestore, collections.contacts, id);
  await runTransaction(firestore, async (transaction) => {
    if ((await transaction.get(contact)).exists()) transaction.delete(contact);
  });
}

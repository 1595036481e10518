import { collections } from '@everything-wallet/core/documents/collections';
import type { ContactFields } from '@everything-wallet/core/documents/contactForm';
import { doc, runTransaction, serverTimestamp } from 'firebase/firestore';
import { firebaseServices } from '../../../lib/firebase/firebaseServices.ts';
import { writtenContact } from './writtenContact.ts';

/**
 * Adds a contact under an id made in advance, so that a retry after a lost response adds no second one.
 *
 * Runs as a transaction, because a plain write would wait forever while offline.
 *
 * @throws FirestoreError if the rules refuse it or the server cannot be reached
 */
export async function addContact(userId: string, id: string, fields: ContactFields): Promise<void> {
  const { firestore } = await firebaseServices();
  const contact = doc(firestore, collections.contacts, id);
  await runTransaction(firestore, async (transaction) => {
    const written = writtenContact(fields);
    if ((await transaction.get(contact)).exists()) transaction.update(contact, written);
    else transaction.set(contact, { ...written, user_id: userId, created_at: serverTimestamp() });
  });
}

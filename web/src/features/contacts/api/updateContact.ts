import { collections } from '@everything-wallet/core/documents/collections';
import type { ContactFields } from '@everything-wallet/core/documents/contactForm';
import { doc, runTransaction } from 'firebase/firestore';
import { firebaseServices } from '../../../lib/firebase/firebaseServices.ts';
import { writtenContact } from './writtenContact.ts';

/**
 * Changes a contact, in a transaction, because a plain write would wait forever while offline.
 *
 * @throws FirestoreError if the rules refuse it, the contact is deleted or the server cannot be reached
 */
export async function updateContact(id: string, fields: ContactFields): Promise<void> {
  const { firestore } = await firebaseServices();
  const contact = doc(firestore, collections.contacts, id);
  await runTransaction(firestore, async (transaction) => {
    await transaction.get(contact);
    transaction.update(contact, writtenContact(fields));
  });
}

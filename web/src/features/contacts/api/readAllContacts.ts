import { collections } from '@everything-wallet/core/documents/collections';
import { contactSchema } from '@everything-wallet/core/documents/contact';
import { collection, query, where } from 'firebase/firestore';
import { readWhole } from '../../../lib/firebase/readWhole.ts';
import type { Contact } from '../Contact.ts';

/**
 * Reads all of a user's contacts from the server, in no particular order.
 *
 * @throws UnreadableRecordsError if records have the wrong shape
 * @throws FirestoreError if the server cannot be reached
 */
export async function readAllContacts(userId: string): Promise<Contact[]> {
  return readWhole(
    (firestore) => query(collection(firestore, collections.contacts), where('user_id', '==', userId)),
    (document) => ({ ...contactSchema.parse(document.data()), id: document.id }),
  );
}

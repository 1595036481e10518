import { collections } from '@everything-wallet/core/documents/collections';
import { contactSchema } from '@everything-wallet/core/documents/contact';
import { collection, query, where } from 'firebase/firestore';
import { listenToRecords, type Timing } from '../../../lib/firebase/listenToRecords.ts';
import type { Records } from '../../../lib/firebase/Records.ts';
import type { Listen } from '../../../lib/firebase/useSnapshot.ts';
import type { Contact } from '../Contact.ts';

/** Listens to a user's contacts, in no particular order (docs/product.md §7). */
export function listenToContacts(userId: string, timing?: Timing): Listen<Records<Contact>> {
  return listenToRecords(
    (firestore) => query(collection(firestore, collections.contacts), where('user_id', '==', userId)),
    (document) => ({ ...contactSchema.parse(document.data()), id: document.id }),
    timing,
  );
}

import { collections } from '@everything-wallet/core/documents/collections';
import { contactSchema } from '@everything-wallet/core/documents/contact';
import { collection, query, where } from 'firebase/firestore';
import { listenToQuery } from '../../../lib/firebase/listenToQuery.ts';
import type { Listen } from '../../../lib/firebase/useSnapshot.ts';
import type { Contact } from '../Contact.ts';

/** Listens to a user's contacts, in no order (specification §7). */
export function listenToContacts(userId: string): Listen<readonly Contact[]> {
  return listenToQuery(
    (firestore) => query(collection(firestore, collections.contacts), where('user_id', '==', userId)),
    (document) => ({ ...contactSchema.parse(document.data()), id: document.id }),
  );
}

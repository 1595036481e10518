import { collections } from '@everything-wallet/core/documents/collections';
import { collection, limit, query, where } from 'firebase/firestore';
import { listenToQuery } from '../../../lib/firebase/listenToQuery.ts';
import type { Listen } from '../../../lib/firebase/useSnapshot.ts';

/** Listens to the existence of a contact of a user; reads one document at most. */
export function listenToHasContact(userId: string): Listen<boolean> {
  const listen = listenToQuery(
    (firestore) =>
      query(collection(firestore, collections.contacts), where('user_id', '==', userId), limit(1)),
    ({ id }) => id,
    'at once',
    'limited',
  );
  return (onData, onError) => listen((contacts) => onData(contacts.length > 0), onError);
}

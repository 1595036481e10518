import { collections } from '@everything-wallet/core/documents/collections';
import { tokenSchema } from '@everything-wallet/core/documents/token';
import { collection, orderBy, query, where } from 'firebase/firestore';
import { listenToRecords } from '../../../lib/firebase/listenToRecords.ts';
import type { Records } from '../../../lib/firebase/Records.ts';
import type { Listen } from '../../../lib/firebase/useSnapshot.ts';
import type { CustomToken } from '../CustomToken.ts';

/** Listens to a user's custom tokens, oldest first. */
export function listenToTokens(userId: string): Listen<Records<CustomToken>> {
  return listenToRecords(
    (firestore) =>
      query(collection(firestore, collections.tokens), where('user_id', '==', userId), orderBy('created_at')),
    (document) => ({ ...tokenSchema.parse(document.data()), id: document.id }),
  );
}

import { collections } from '@everything-wallet/core/documents/collections';
import { tokenSchema, type Token } from '@everything-wallet/core/documents/token';
import { collection, orderBy, query, where } from 'firebase/firestore';
import { readWhole } from '../../../lib/firebase/readWhole.ts';

/**
 * Reads all of a user's custom tokens from the server, oldest first.
 *
 * @throws UnreadableRecordsError where records have the wrong shape
 * @throws FirestoreError where the server cannot be reached
 */
export async function readAllTokens(userId: string): Promise<Token[]> {
  return readWhole(
    (firestore) =>
      query(collection(firestore, collections.tokens), where('user_id', '==', userId), orderBy('created_at')),
    (document) => tokenSchema.parse(document.data()),
  );
}

import { collections } from '@everything-wallet/core/documents/collections';
import { doc, runTransaction, serverTimestamp } from 'firebase/firestore';
import { firebaseServices } from '../../../lib/firebase/firebaseServices.ts';
import type { ApiKeyFields } from '../apiKeyFields.ts';
import { overlapEnd } from '../overlapEnd.ts';
import { readApiKey } from './readApiKey.ts';

/**
 * Adds the row of a key that takes another's place, and brings the other's end forward, both or neither.
 *
 * @param oldId of the key that is replaced
 * @param id the SHA-256 of the new key
 * @param now ms since 1970
 * @throws Error when the old key is gone; FirestoreError when the rules refuse it or the server cannot be reached
 */
export async function replaceApiKey(
  oldId: string,
  id: string,
  fields: ApiKeyFields,
  now: number,
): Promise<void> {
  const { firestore } = await firebaseServices();
  const oldRow = doc(firestore, collections.apiKeys, oldId);
  const row = doc(firestore, collections.apiKeys, id);
  await runTransaction(firestore, async (transaction) => {
    const [old, existing] = [await transaction.get(oldRow), await transaction.get(row)];
    // An answer was lost: the two were written together.
    if (existing.exists()) return;
    if (!old.exists()) throw new Error('The key is gone');
    const end = overlapEnd(readApiKey(old).expiresAt, now);
    transaction.set(row, { ...fields, created_at: serverTimestamp() });
    if (end) transaction.update(oldRow, { expires_at: end });
  });
}

import { collections } from '@everything-wallet/core/documents/collections';
import { doc, runTransaction, serverTimestamp } from 'firebase/firestore';
import { firebaseServices } from '../../../lib/firebase/firebaseServices.ts';
import type { ApiKeyFields } from '../apiKeyFields.ts';
import { overlapEnd } from '../overlapEnd.ts';
import { readApiKey } from './readApiKey.ts';

/**
 * Adds the row of a key that replaces another and moves the old key's end forward, in one transaction.
 *
 * @param oldId of the replaced key
 * @param id SHA-256 of the new key
 * @param now ms since 1970
 * @throws Error if the old key is deleted
 * @throws FirestoreError if the rules refuse it or the server cannot be reached
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
    // The response of an earlier attempt was lost: that attempt wrote both.
    if (existing.exists()) return;
    if (!old.exists()) throw new Error('The key is deleted');
    const end = overlapEnd(readApiKey(old).expiresAt, now);
    transaction.set(row, { ...fields, created_at: serverTimestamp() });
    if (end) transaction.update(oldRow, { expires_at: end });
  });
}

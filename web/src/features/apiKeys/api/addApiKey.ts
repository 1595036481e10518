import { collections } from '@everything-wallet/core/documents/collections';
import { doc, runTransaction, serverTimestamp } from 'firebase/firestore';
import { firebaseServices } from '../../../lib/firebase/firebaseServices.ts';
import type { ApiKeyFields } from '../apiKeyFields.ts';

/**
 * Adds the row of a key that was issued; one that is there already, because an answer was lost, is added.
 *
 * A transaction, because a plain write would wait for ever while offline.
 *
 * @param id the SHA-256 of the key
 * @throws FirestoreError when the rules refuse it or the server cannot be reached
 */
export async function addApiKey(id: string, fields: ApiKeyFields): Promise<void> {
  const { firestore } = await firebaseServices();
  const row = doc(firestore, collections.apiKeys, id);
  await runTransaction(firestore, async (transaction) => {
    if ((await transaction.get(row)).exists()) return;
    transaction.set(row, { ...fields, created_at: serverTimestamp() });
  });
}

import { collections } from '@everything-wallet/core/documents/collections';
import { doc, runTransaction, serverTimestamp } from 'firebase/firestore';
import { firebaseServices } from '../../../lib/firebase/firebaseServices.ts';
import type { ApiKeyFields } from '../apiKeyFields.ts';

/**
 * Adds the row of an issued key, or succeeds if an attempt with a lost response already added it.
 *
 * Runs as a transaction, because a plain write would wait forever while offline.
 *
 * @param id SHA-256 of the key
 * @throws FirestoreError if the rules refuse it or the server cannot be reached
 */
export async function addApiKey(id: string, fields: ApiKeyFields): Promise<void> {
  const { firestore } = await firebaseServices();
  const row = doc(firestore, collections.apiKeys, id);
  await runTransaction(firestore, async (transaction) => {
    if ((await transaction.get(row)).exists()) return;
    transaction.set(row, { ...fields, created_at: serverTimestamp() });
  });
}

import { collections } from '@everything-wallet/core/documents/collections';
import { doc, runTransaction } from 'firebase/firestore';
import { firebaseServices } from '../../../lib/firebase/firebaseServices.ts';

/**
 * Removes a custom token; succeeds if it is already removed.
 *
 * A transaction, because a plain write would wait for ever while offline, and would hide the token before the server has agreed.
 *
 * @throws FirestoreError when the rules refuse it or the server cannot be reached
 */
export async function removeToken(id: string): Promise<void> {
  const { firestore } = await firebaseServices();
  const token = doc(firestore, collections.tokens, id);
  await runTransaction(firestore, async (transaction) => {
    if ((await transaction.get(token)).exists()) transaction.delete(token);
  });
}

import { collections } from '@everything-wallet/core/documents/collections';
import { doc, runTransaction } from 'firebase/firestore';
import { firebaseServices } from '../../../lib/firebase/firebaseServices.ts';

/**
 * Sets the profile's verified flag; the rules allow it once a phrase hash is stored.
 *
 * A transaction, because a plain write would wait for ever while offline.
 *
 * @throws FirestoreError when the rules refuse it or the server cannot be reached
 */
export async function setVerified(userId: string): Promise<void> {
  const { firestore } = await firebaseServices();
  const profile = doc(firestore, collections.profiles, userId);
  await runTransaction(firestore, async (transaction) => {
    await transaction.get(profile);
    transaction.set(profile, { id: userId, verified: true }, { merge: true });
  });
}

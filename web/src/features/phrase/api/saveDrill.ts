import { collections } from '@everything-wallet/core/documents/collections';
import { doc, runTransaction, serverTimestamp } from 'firebase/firestore';
import { firebaseServices } from '../../../lib/firebase/firebaseServices.ts';

/**
 * Records a user's recovery drill at the server's current time.
 *
 * A transaction, because a plain write would wait for ever while offline.
 *
 * @throws FirestoreError when the rules refuse it or the server cannot be reached
 */
export async function saveDrill(userId: string): Promise<void> {
  const { firestore } = await firebaseServices();
  const profile = doc(firestore, collections.profiles, userId);
  await runTransaction(firestore, async (transaction) => {
    await transaction.get(profile);
    transaction.update(profile, { recovery_drill_at: serverTimestamp() });
  });
}

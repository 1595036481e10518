import { collections } from '@everything-wallet/core/documents/collections';
import { profileSchema } from '@everything-wallet/core/documents/profile';
import { doc, runTransaction } from 'firebase/firestore';
import { firebaseServices } from '../../../lib/firebase/firebaseServices.ts';

/**
 * Whether the server's own copy of the profile says that the user is verified.
 *
 * Read in a transaction: any other read is answered by the listener on the profile, which may be a moment behind.
 *
 * @throws FirestoreError when the server cannot be reached
 */
export async function getVerified(userId: string): Promise<boolean> {
  const { firestore } = await firebaseServices();
  return runTransaction(firestore, async (transaction) => {
    const snapshot = await transaction.get(doc(firestore, collections.profiles, userId));
    return snapshot.exists() && profileSchema.parse(snapshot.data()).verified;
  });
}

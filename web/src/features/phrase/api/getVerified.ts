import { collections } from '@everything-wallet/core/documents/collections';
import { profileSchema } from '@everything-wallet/core/documents/profile';
import { doc } from 'firebase/firestore';
import { firebaseServices } from '../../../lib/firebase/firebaseServices.ts';
import { readFromServer } from '../../../lib/firebase/readFromServer.ts';

/**
 * Reads from the server, not the cache, whether the user's profile is verified.
 *
 * @throws FirestoreError when the server cannot be reached
 */
export async function getVerified(userId: string): Promise<boolean> {
  const { firestore } = await firebaseServices();
  const snapshot = await readFromServer(doc(firestore, collections.profiles, userId));
  return snapshot.exists() && profileSchema.parse(snapshot.data()).verified;
}

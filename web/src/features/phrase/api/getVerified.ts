import { collections } from '@everything-wallet/core/documents/collections';
import { profileSchema } from '@everything-wallet/core/documents/profile';
import { doc, getDocFromServer } from 'firebase/firestore';
import { firebaseServices } from '../../../lib/firebase/firebaseServices.ts';

/** Whether the server's own copy of the profile says that the user is verified. */
export async function getVerified(userId: string): Promise<boolean> {
  const { firestore } = await firebaseServices();
  const snapshot = await getDocFromServer(doc(firestore, collections.profiles, userId));
  return snapshot.exists() && profileSchema.parse(snapshot.data()).verified;
}

import { sendEmailVerification } from 'firebase/auth';
import { firebaseServices } from '../../../lib/firebase/firebaseServices.ts';

/**
 * Whether the address of whoever is signed in is confirmed, as Firebase knows it now. A session that was ended elsewhere
 * ends here as well: the SDK signs out when it is told so.
 *
 * @returns undefined where nobody is signed in
 * @throws FirebaseError where it could not be asked
 */
export async function readEmailConfirmation(): Promise<boolean | undefined> {
  const { auth } = await firebaseServices();
  await auth.authStateReady();
  const user = auth.currentUser;
  if (!user) return undefined;
  await user.reload();
  return user.emailVerified;
}

/**
 * Sends the confirmation link to the address of whoever is signed in; it leads back to {origin}/recovery-phrase, as the one
 * of the sign-up does.
 *
 * @throws FirebaseError 'auth/too-many-requests' among others
 */
export async function sendConfirmation(): Promise<void> {
  const { auth } = await firebaseServices();
  if (!auth.currentUser) throw new Error('Nobody is signed in');
  await sendEmailVerification(auth.currentUser, { url: `${window.location.origin}/recovery-phrase` });
}

import { sendEmailVerification } from 'firebase/auth';
import { firebaseServices } from '../../../lib/firebase/firebaseServices.ts';

/**
 * Reads whether the signed-in user's address is confirmed. A session ended elsewhere ends here too: the SDK signs out on that
 * error.
 *
 * @returns undefined if no user is signed in
 * @throws FirebaseError if Firebase cannot be reached
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
 * Sends the confirmation link to the signed-in user's address; like that of the sign-up, it leads back to
 * {origin}/recovery-phrase.
 *
 * @throws FirebaseError 'auth/too-many-requests' among others
 */
export async function sendConfirmation(): Promise<void> {
  const { auth } = await firebaseServices();
  if (!auth.currentUser) throw new Error('No user is signed in');
  await sendEmailVerification(auth.currentUser, { url: `${window.location.origin}/recovery-phrase` });
}

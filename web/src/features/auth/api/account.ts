import { accountAccess, type Removed } from '@everything-wallet/core/callables/accountAccess';
import { FirebaseError } from 'firebase/app';
import {
  EmailAuthProvider,
  reauthenticateWithCredential,
  updatePassword,
  verifyBeforeUpdateEmail,
  type User,
} from 'firebase/auth';
import { callable } from '../../../lib/firebase/callable.ts';
import { CallableError } from '../../../lib/firebase/CallableError.ts';
import { firebaseServices } from '../../../lib/firebase/firebaseServices.ts';
import { logProblem } from '../../../lib/log/logProblem.ts';
import { AccountDeletionError } from '../AccountDeletionError.ts';
import { asAuthenticationError } from './asAuthenticationError.ts';
import { endOlderSessions } from './endOlderSessions.ts';
import { noteAccountPassword } from './noteAccountPassword.ts';

/** Milliseconds: longer than the function may take. */
const TIMEOUT_MS = 70_000;

/** How often a deletion whose answer was lost is asked for again. */
const MAX_RETRIES = 2;

const askAccess = callable(accountAccess, TIMEOUT_MS);

/**
 * Changes the password; Firebase ends all other sessions.
 *
 * @returns whether older sessions can write nothing any more either, which their tokens could until these end
 * @throws AuthenticationError with the provider's own message; the password is the old one then
 */
export async function changePassword(current: string, next: string): Promise<boolean> {
  const user = await reauthenticate(current);
  await updatePassword(user, next).catch(asAuthenticationError);
  noteAccountPassword(user.uid, next);
  // Firebase counts sessions from now on, and this one began before: a sign-in of now is needed to be let through.
  try {
    await reauthenticate(next);
  } catch (error) {
    // The password is changed all the same.
    logProblem('The new password could not be signed in with', error);
    return false;
  }
  return endOlderSessions(user.uid);
}

/**
 * Sends a link to a new address, which changes to it when it is opened. Whether somebody else has the address is told to
 * nobody.
 *
 * @throws AuthenticationError with the provider's own message
 */
export async function changeEmail(current: string, email: string): Promise<void> {
  const user = await reauthenticate(current);
  await verifyBeforeUpdateEmail(user, email, { url: `${window.location.origin}/auth` }).catch(
    (error: unknown) => {
      if (error instanceof FirebaseError && error.code === 'auth/email-already-in-use') return;
      asAuthenticationError(error);
    },
  );
}

/**
 * Ends all sessions, this one included.
 *
 * @throws CallableError
 */
export async function endSessions(): Promise<void> {
  await askAccess({ action: 'signOutEverywhere' });
}

/**
 * Deletes the account of whoever is signed in now, and of nobody who signs in later. It may take several calls; one whose
 * answer was lost is asked for again.
 *
 * @returns what was removed
 * @throws AuthenticationError where the password is not right
 * @throws AccountDeletionError 'unclear' where nobody could say whether it is done, also where the session ended meanwhile:
 *   a session ends for many reasons, and what this device keeps must not go for the others
 */
export async function deleteAccount(password: string): Promise<Removed> {
  const { uid } = await reauthenticate(password);
  let isAnswered = false;
  for (let lost = 0; ;) {
    try {
      const { isDone, removed } = await askAccess({ action: 'deleteAccount', userId: uid });
      if (isDone) return removed;
      isAnswered = true;
    } catch (cause) {
      if (!(cause instanceof CallableError)) throw cause;
      const { code, reason } = cause;
      if (reason !== undefined) {
        // Once a call was taken, or may have been, a refusal says nothing of what was done before it.
        throw new AccountDeletionError(isAnswered || lost > 0 ? 'unclear' : 'refused', { cause });
      }
      if (code === 'not-found' || code === 'unimplemented') {
        throw new AccountDeletionError('notImplemented', { cause });
      }
      lost += 1;
      if (lost > MAX_RETRIES) throw new AccountDeletionError('unclear', { cause });
    }
  }
}

async function reauthenticate(password: string): Promise<User> {
  const { auth } = await firebaseServices();
  const user = auth.currentUser;
  if (!user?.email) throw new Error('Nobody is signed in');
  const credential = EmailAuthProvider.credential(user.email, password);
  await reauthenticateWithCredential(user, credential).catch(asAuthenticationError);
  return user;
}

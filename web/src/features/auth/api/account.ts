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

/** Longer than the function may take, in ms. */
const TIMEOUT_MS = 70_000;

/** Retries of a deletion whose response was lost. */
const MAX_RETRIES = 2;

const askAccess = callable(accountAccess, TIMEOUT_MS);

/**
 * Changes the password; Firebase ends all other sessions.
 *
 * @returns true if older sessions can no longer write either, which their tokens would allow until they expire
 * @throws AuthenticationError with the provider's own message; the password is unchanged then
 */
export async function changePassword(current: string, next: string): Promise<boolean> {
  const user = await reauthenticate(current);
  await updatePassword(user, next).catch(asAuthenticationError);
  noteAccountPassword(user.uid, next);
  // Firebase rejects sessions that began before the change, so this one needs a new sign-in.
  try {
    await reauthenticate(next);
  } catch (error) {
    // The password is changed nevertheless.
    logProblem('The new password could not be signed in with', error);
    return false;
  }
  return endOlderSessions(user.uid);
}

/**
 * Sends a link to a new address, which becomes the account's when the user opens the link. Never reveals whether another account
 * has the address.
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
 * Ends all sessions, including this one.
 *
 * @throws CallableError
 */
export async function endSessions(): Promise<void> {
  await askAccess({ action: 'signOutEverywhere' });
}

/**
 * Deletes the account of the user who is signed in now, even if another user signs in meanwhile. May take several calls; retries
 * one whose response was lost.
 *
 * @returns counts of what was removed
 * @throws AuthenticationError if the password is wrong
 * @throws AccountDeletionError 'unclear' if the outcome is unknown, also if the session ended meanwhile: sessions end for many
 * reasons, and this device must not delete its data for the others
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
        // After an accepted call, or one that may have been, a refusal leaves its outcome unknown.
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
  if (!user?.email) throw new Error('No user is signed in');
  const credential = EmailAuthProvider.credential(user.email, password);
  await reauthenticateWithCredential(user, credential).catch(asAuthenticationError);
  return user;
}

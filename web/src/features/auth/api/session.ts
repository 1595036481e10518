import {
  createUserWithEmailAndPassword,
  onAuthStateChanged,
  sendEmailVerification,
  signInWithEmailAndPassword,
  signOut as firebaseSignOut,
  type User,
} from 'firebase/auth';
import { paths } from '../../../config/paths.ts';
import { firebaseServices } from '../../../lib/firebase/firebaseServices.ts';
import { logProblem } from '../../../lib/log/logProblem.ts';
import { accountPasswordMark } from '../../../lib/session/accountPasswordMark.ts';
import type { SessionUser } from '../../../lib/session/AuthContext.ts';
import { sessionEnd } from '../../../lib/session/sessionEnd.ts';
import { browserStore } from '../../../lib/storage/browserStore.ts';
import { removeStoredSession } from '../hasStoredSession.ts';
import { storedUserId } from '../storedUserId.ts';
import { asAuthenticationError } from './asAuthenticationError.ts';
import { noteAccountPassword } from './noteAccountPassword.ts';

/** Key that exists from a sign-out to the next sign-in. */
const SIGNED_OUT = 'session.ended';

/** Longest wait for Firebase to sign out, in ms. */
const SIGN_OUT_TIMEOUT_MS = 3_000;

function noteFailure(error: unknown): void {
  logProblem('Older sessions could not be locked', error);
}

function sessionUser(user: User): SessionUser {
  return { id: user.uid, email: user.email ?? '' };
}

/** Calls back with the signed-in user, now and after every change. */
export async function listenToUser(onUser: (user: SessionUser | undefined) => void): Promise<() => void> {
  const { auth } = await firebaseServices();
  return onAuthStateChanged(auth, (user) => {
    // A tab that was reading the session during a sign-out has stored it again.
    if (user && browserStore.read(SIGNED_OUT) !== null) void firebaseSignOut(auth);
    else onUser(user ? sessionUser(user) : undefined);
  });
}

/**
 * Signs in.
 *
 * @throws AuthenticationError with the provider's own message
 */
export async function signIn(email: string, password: string): Promise<SessionUser> {
  const { auth } = await firebaseServices();
  browserStore.remove(SIGNED_OUT);
  const { user } = await signInWithEmailAndPassword(auth, email, password).catch(asAuthenticationError);
  noteAccountPassword(user.uid, password);
  // Runs in the background: a password set by a link has ended other sessions, and this makes the rules refuse them.
  void import('./endOlderSessions.ts').then(
    ({ endOlderSessions }) => endOlderSessions(user.uid),
    noteFailure,
  );
  return sessionUser(user);
}

/** A new account; it exists even if the e-mail could not be sent. */
export interface SignUpResult {
  readonly user: SessionUser;
  readonly emailSent: boolean;
}

/**
 * Creates an account and sends the e-mail link, which leads back to {origin}/recovery-phrase.
 *
 * @throws AuthenticationError with the provider's own message
 */
export async function signUp(email: string, password: string): Promise<SignUpResult> {
  const { auth } = await firebaseServices();
  browserStore.remove(SIGNED_OUT);
  const { user } = await createUserWithEmailAndPassword(auth, email, password).catch(asAuthenticationError);
  noteAccountPassword(user.uid, password);
  return sendEmailVerification(user, { url: `${window.location.origin}/recovery-phrase` }).then(
    () => ({ user: sessionUser(user), emailSent: true }),
    () => ({ user: sessionUser(user), emailSent: false }),
  );
}

/**
 * Ends the session in this browser.
 *
 * Firebase signs out after its pending requests, which take half a minute to fail if no server answers.
 *
 * @param canLeave true if the page may be left after 3 s without an answer: then the stored session is removed and /auth is loaded
 *   anew, since Firebase would store the session of this page again
 */
export async function signOut(canLeave: boolean): Promise<void> {
  const userId = storedUserId();
  if (userId !== undefined) accountPasswordMark.forget(userId);
  browserStore.write(SIGNED_OUT, '1');
  const leave = () => {
    removeStoredSession();
    window.location.replace(paths.auth);
  };
  const timer = canLeave ? setTimeout(leave, SIGN_OUT_TIMEOUT_MS) : undefined;
  try {
    const works: Promise<void>[] = [];
    sessionEnd.dispatchEvent(new CustomEvent('leave', { detail: works }));
    await Promise.all(works);
    const { auth } = await firebaseServices();
    await firebaseSignOut(auth);
  } finally {
    clearTimeout(timer);
  }
}

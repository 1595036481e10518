import { FirebaseError } from 'firebase/app';
import {
  ActionCodeOperation,
  applyActionCode,
  checkActionCode,
  confirmPasswordReset,
  sendPasswordResetEmail,
} from 'firebase/auth';
import { firebaseServices } from '../../../lib/firebase/firebaseServices.ts';
import { EmailActionError, type EmailActionFailure } from '../EmailActionError.ts';
import type { ActionLink, ActionMode } from '../readActionLink.ts';

/** Whom a link is about. */
export interface EmailAction {
  /** The address that is confirmed, restored, changed to, or of which the password is set. */
  readonly email: string;
  /** The address that an account has before it is restored or changed, where Firebase says it. */
  readonly otherEmail: string | undefined;
}

const operations: Readonly<Record<ActionMode, string>> = {
  verifyEmail: ActionCodeOperation.VERIFY_EMAIL,
  resetPassword: ActionCodeOperation.PASSWORD_RESET,
  recoverEmail: ActionCodeOperation.RECOVER_EMAIL,
  verifyAndChangeEmail: ActionCodeOperation.VERIFY_AND_CHANGE_EMAIL,
};

const failures: Readonly<Record<string, EmailActionFailure>> = {
  'auth/invalid-action-code': 'invalid',
  'auth/user-not-found': 'invalid',
  'auth/expired-action-code': 'expired',
  'auth/user-disabled': 'disabled',
  'auth/email-already-in-use': 'taken',
  'auth/weak-password': 'weakPassword',
  'auth/password-does-not-meet-requirements': 'weakPassword',
  'auth/too-many-requests': 'tooMany',
};

function asEmailActionError(cause: unknown): never {
  const failure = cause instanceof FirebaseError ? failures[cause.code] : undefined;
  throw new EmailActionError(failure ?? 'unreachable', { cause });
}

/**
 * Reads what a link is for. It changes nothing: programs that look into e-mails before people do may follow links.
 *
 * @throws EmailActionError 'invalid' also where the code is for something else than the link says
 */
export async function readEmailAction({ mode, code }: ActionLink): Promise<EmailAction> {
  const { auth } = await firebaseServices();
  const { operation, data } = await checkActionCode(auth, code).catch(asEmailActionError);
  const { email, previousEmail } = data;
  if (operation !== operations[mode] || !email) throw new EmailActionError('invalid', {});
  return { email, otherEmail: previousEmail ?? undefined };
}

/**
 * Confirms, restores or changes an address. The code is used up.
 *
 * @throws EmailActionError
 */
export async function applyEmailAction(code: string): Promise<void> {
  const { auth } = await firebaseServices();
  await applyActionCode(auth, code).catch(asEmailActionError);
}

/**
 * Sets a new password; Firebase ends all sessions of the account. The code is used up.
 *
 * @throws EmailActionError
 */
export async function setNewPassword(code: string, password: string): Promise<void> {
  const { auth } = await firebaseServices();
  await confirmPasswordReset(auth, code, password).catch(asEmailActionError);
}

/**
 * Sends a link to set a new password, if the address has an account; whether it has one is told to nobody, also where the
 * project's own protection against that is off.
 *
 * @throws EmailActionError 'tooMany' or 'unreachable'
 */
export async function sendPasswordLink(email: string): Promise<void> {
  const { auth } = await firebaseServices();
  await sendPasswordResetEmail(auth, email).catch((error: unknown) => {
    if (error instanceof FirebaseError && error.code === 'auth/too-many-requests') asEmailActionError(error);
    // An account that is not there, or disabled, or an address that can be nobody's.
    if (error instanceof FirebaseError && isAboutTheAccount(error.code)) return;
    throw new EmailActionError('unreachable', { cause: error });
  });
}

function isAboutTheAccount(code: string): boolean {
  return ['auth/user-not-found', 'auth/user-disabled', 'auth/invalid-email'].includes(code);
}

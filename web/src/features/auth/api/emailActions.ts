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

/** Addresses of a link's account. */
export interface EmailAction {
  /** Address that is confirmed, restored, changed to, or whose password is set. */
  readonly email: string;
  /** Address of the account before it is restored or changed, if Firebase reports it. */
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
 * Reads the purpose of a link without changing anything: mail scanners may open links before the user does.
 *
 * @throws EmailActionError 'invalid' also if the code has another purpose than the link states
 */
export async function readEmailAction({ mode, code }: ActionLink): Promise<EmailAction> {
  const { auth } = await firebaseServices();
  const { operation, data } = await checkActionCode(auth, code).catch(asEmailActionError);
  const { email, previousEmail } = data;
  if (operation !== operations[mode] || !email) throw new EmailActionError('invalid', {});
  return { email, otherEmail: previousEmail ?? undefined };
}

/**
 * Confirms, restores or changes an address, and uses up the code.
 *
 * @throws EmailActionError
 */
export async function applyEmailAction(code: string): Promise<void> {
  const { auth } = await firebaseServices();
  await applyActionCode(auth, code).catch(asEmailActionError);
}

/**
 * Sets a new password, and uses up the code; Firebase ends all sessions of the account.
 *
 * @throws EmailActionError
 */
export async function setNewPassword(code: string, password: string): Promise<void> {
  const { auth } = await firebaseServices();
  await confirmPasswordReset(auth, code, password).catch(asEmailActionError);
}

/**
 * Sends a link to set a new password if the address has an account. Never reveals whether it has one, even if the project's own
 * protection against that is off.
 *
 * @throws EmailActionError 'tooMany' or 'unreachable'
 */
export async function sendPasswordLink(email: string): Promise<void> {
  const { auth } = await firebaseServices();
  await sendPasswordResetEmail(auth, email).catch((error: unknown) => {
    if (error instanceof FirebaseError && error.code === 'auth/too-many-requests') asEmailActionError(error);
    // The account is missing or disabled, or the address is invalid.
    if (error instanceof FirebaseError && isAboutTheAccount(error.code)) return;
    throw new EmailActionError('unreachable', { cause: error });
  });
}

function isAboutTheAccount(code: string): boolean {
  return ['auth/user-not-found', 'auth/user-disabled', 'auth/invalid-email'].includes(code);
}

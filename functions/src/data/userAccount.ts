import type { UserRecord } from 'firebase-admin/auth';
import { logFailure } from '../errors/logFailure.ts';
import { ServiceError } from '../errors/ServiceError.ts';
import { DATABASE_TIMEOUT_MS, withDeadline } from '../errors/withDeadline.ts';

/**
 * Returns true if a user can still sign in, according to the accounts: neither disabled nor deleted.
 *
 * @throws FirebaseAuthError, or DeadlineError, if the accounts do not answer
 */
export async function isUserActive(userId: string): Promise<boolean> {
  try {
    const { disabled } = await lookUpUser(userId);
    return !disabled;
  } catch (error) {
    if ((error as { code?: unknown }).code === 'auth/user-not-found') return false;
    throw error;
  }
}

/**
 * Returns true if a user's e-mail address is confirmed now. The account is queried, not the token, which for
 * up to an hour contains the state when it was issued.
 *
 * @throws ServiceError 'unavailable' if the accounts do not answer
 */
export async function isEmailConfirmed(userId: string): Promise<boolean> {
  try {
    const { emailVerified } = await lookUpUser(userId);
    return emailVerified;
  } catch (error) {
    logFailure('looking up a user', error);
    throw new ServiceError('unavailable', 'server.sessionUnknown', {
      cause: error,
      reason: 'serviceUnavailable',
    });
  }
}

/**
 * Returns the e-mail address of a user, according to the accounts; undefined without one, or without the user.
 *
 * @throws FirebaseAuthError, or DeadlineError, if the accounts do not answer
 */
export async function emailOf(userId: string): Promise<string | undefined> {
  try {
    return (await lookUpUser(userId)).email;
  } catch (error) {
    if ((error as { code?: unknown }).code === 'auth/user-not-found') return undefined;
    throw error;
  }
}

/** Questions that have no answer yet, by user. */
const pending = new Map<string, Promise<UserRecord>>();

/**
 * Looks a user up in the accounts. Simultaneous queries about the same user are one: if a request queries
 * twice while the accounts are silent, the second waits no longer than the first.
 *
 * @throws FirebaseAuthError
 * @throws DeadlineError if the accounts do not answer in time
 */
function lookUpUser(userId: string): Promise<UserRecord> {
  let answer = pending.get(userId);
  if (!answer) {
    answer = withDeadline(ask(userId), DATABASE_TIMEOUT_MS).finally(() => pending.delete(userId));
    pending.set(userId, answer);
  }
  return answer;
}

async function ask(userId: string): Promise<UserRecord> {
  const { getAuth } = await import('firebase-admin/auth');
  return getAuth().getUser(userId);
}

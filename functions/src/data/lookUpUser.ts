import type { UserRecord } from 'firebase-admin/auth';
import { DATABASE_TIMEOUT_MS, withDeadline } from '../errors/withDeadline.ts';

/** Questions that have no answer yet, by user. */
const pending = new Map<string, Promise<UserRecord>>();

/**
 * Looks a user up in the accounts. Simultaneous queries about the same user are one: if a request queries
 * twice while the accounts are silent, the second waits no longer than the first.
 *
 * @throws FirebaseAuthError
 * @throws DeadlineError if the accounts do not answer in time
 */
export function lookUpUser(userId: string): Promise<UserRecord> {
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

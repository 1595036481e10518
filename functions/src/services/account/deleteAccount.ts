import { removedKinds, type Removed } from '@everything-wallet/core/callables/accountAccess';
import type { AccountStore } from './AccountStore.ts';
import { sealUserId } from './sealUserId.ts';

/** How far a deletion has come. */
interface Deletion {
  readonly isDone: boolean;
  readonly removed: Removed;
}

/**
 * Removes everything that is kept of a user, and then their login.
 *
 * The lock comes first: from then on neither the rules nor the functions let anything be written for this user. The login
 * goes when nothing is left, so that whoever is interrupted can come back and go on; and after it, what was written by
 * calls that were under way is looked for once more. Beginning again goes on where it was broken off.
 *
 * @param deadline by performance.now()
 */
export async function deleteAccount(
  store: AccountStore,
  counterKey: string,
  userId: string,
  deadline: number,
): Promise<Deletion> {
  if (!(await store.locks.findLeaving(userId))) {
    await store.locks.beginLeaving(userId, sealUserId(counterKey, userId), Date.now());
  }
  const isDone = await finishDeletion(store, userId, deadline);
  return { isDone, removed: everyKind((await store.locks.findLeaving(userId))?.removed ?? {}) };
}

/**
 * Goes on with a deletion that has begun.
 *
 * @returns false where there was no time for all
 */
export async function finishDeletion(
  store: AccountStore,
  userId: string,
  deadline: number,
): Promise<boolean> {
  if (!(await store.removeUserDocuments(userId, deadline))) return false;
  await store.logins.remove(userId);
  await store.locks.noteLoginRemoved(userId, Date.now());
  // The login is gone; what is found now and cannot be removed in time is left to the schedule.
  await store.removeUserDocuments(userId, deadline);
  return true;
}

function everyKind(removed: Partial<Removed>): Removed {
  return Object.fromEntries(removedKinds.map((kind) => [kind, removed[kind] ?? 0])) as Removed;
}

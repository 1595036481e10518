import { removedKinds, type Removed } from '@everything-wallet/core/callables/accountAccess';
import type { AccountStore } from './AccountStore.ts';
import { sealUserId } from './sealUserId.ts';

/** Progress of a deletion. */
interface Deletion {
  readonly isDone: boolean;
  readonly removed: Removed;
}

/**
 * Deletes everything stored of a user, and then the login.
 *
 * The lock comes first: from then on neither the rules nor the functions let anything be written for this
 * user. The login is deleted when nothing is left, so that an interrupted user can come back and continue;
 * after it, writes of running calls are searched for once more. A new start continues where the last one
 * stopped.
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
 * Continues a deletion that has begun.
 *
 * @returns false if there was not enough time for all
 */
export async function finishDeletion(
  store: AccountStore,
  userId: string,
  deadline: number,
): Promise<boolean> {
  if (!(await store.removeUserDocuments(userId, deadline))) return false;
  await store.logins.remove(userId);
  await store.locks.noteLoginRemoved(userId, Date.now());
  // The login is deleted; the schedule deletes what cannot be deleted in time now.
  await store.removeUserDocuments(userId, deadline);
  return true;
}

function everyKind(removed: Partial<Removed>): Removed {
  return Object.fromEntries(removedKinds.map((kind) => [kind, removed[kind] ?? 0])) as Removed;
}

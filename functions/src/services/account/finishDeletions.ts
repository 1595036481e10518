import { logFailure } from '../../errors/logFailure.ts';
import type { AccountStore } from './AccountStore.ts';
import { finishDeletion } from './deleteAccount.ts';
import { unsealUserId } from './sealUserId.ts';

/** Maximum deletions per run. */
const MAX_IN_A_RUN = 20;

/**
 * Continues interrupted deletions. For those completed an hour ago, when the last token has expired, deletes
 * later writes and the last trace.
 *
 * @param secrets as of `unsealUserId`
 * @param deadline by performance.now()
 */
export async function finishDeletions(
  store: AccountStore,
  secrets: () => string,
  deadline: number,
): Promise<void> {
  for (const { id, sealedUserId, isLoginRemoved } of await store.locks.findDue(MAX_IN_A_RUN, Date.now())) {
    if (performance.now() > deadline) return;
    try {
      const userId = unsealUserId(secrets(), sealedUserId);
      const isDone = isLoginRemoved
        ? await store.removeUserDocuments(userId, deadline)
        : await finishDeletion(store, userId, deadline);
      // One with much to delete must not block all others in the next run.
      if (!isDone) await store.locks.postpone(id, Date.now());
      else if (isLoginRemoved) await store.locks.remove(id);
    } catch (error) {
      logFailure('finishing a deletion', error);
      await store.locks.postpone(id, Date.now());
    }
  }
}

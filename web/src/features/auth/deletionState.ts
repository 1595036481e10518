import type { Removed } from '@everything-wallet/core/callables/accountAccess';

/** What leads from a deleted account to the landing page, in the router's state. */
interface DeletionState {
  readonly deletion: { readonly userId: string; readonly removed: Removed | undefined };
}

/** What the router is given after a deletion. */
export function deletionState(userId: string, removed: Removed | undefined): DeletionState {
  return { deletion: { userId, removed } };
}

/**
 * Reads back what a deletion has removed; undefined where nothing was deleted.
 *
 * The state is this site's own, of the same session: it is shown, and nothing depends on it.
 */
export function readDeletionState(state: unknown): DeletionState['deletion'] | undefined {
  return typeof state === 'object' && state !== null && 'deletion' in state
    ? (state as DeletionState).deletion
    : undefined;
}

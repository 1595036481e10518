import type { Removed } from '@everything-wallet/core/callables/accountAccess';

/** Router state with which a deleted account leads to the landing page. */
interface DeletionState {
  readonly deletion: {
    readonly userId: string;
    readonly removed: Removed | undefined;
    /** True if this device still has their vault. */
    readonly isWalletKept: boolean;
  };
}

/** Builds the router state after a deletion. */
export function deletionState(
  userId: string,
  removed: Removed | undefined,
  isWalletKept: boolean,
): DeletionState {
  return { deletion: { userId, removed, isWalletKept } };
}

/**
 * Reads the router state of a deletion; undefined if nothing was deleted.
 *
 * The state is this site's own, of the same session: it is shown, and nothing depends on it.
 */
export function readDeletionState(state: unknown): DeletionState['deletion'] | undefined {
  return typeof state === 'object' && state !== null && 'deletion' in state
    ? (state as DeletionState).deletion
    : undefined;
}

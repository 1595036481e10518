import type { Removed } from '@everything-wallet/core/callables/accountAccess';

/** What leads from a deleted account to the landing page, in the router's state. */
interface DeletionState {
  readonly deletion: {
    readonly userId: string;
    readonly removed: Removed | undefined;
    /** Whether this device keeps their wallet. */
    readonly isWalletKept: boolean;
  };
}

/** What the router is given after a deletion. */
export function deletionState(
  userId: string,
  removed: Removed | undefined,
  isWalletKept: boolean,
): DeletionState {
  return { deletion: { userId, removed, isWalletKept } };
}

/**
 * Reads back what a deletion has removed and left; undefined where nothing was deleted.
 *
 * The state is this site's own, of the same session: it is shown, and nothing depends on it.
 */
export function readDeletionState(state: unknown): DeletionState['deletion'] | undefined {
  return typeof state === 'object' && state !== null && 'deletion' in state
    ? (state as DeletionState).deletion
    : undefined;
}

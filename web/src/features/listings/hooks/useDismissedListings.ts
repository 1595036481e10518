import type { Network } from '@everything-wallet/core/networks/networks';
import { useEffect, useSyncExternalStore } from 'react';
import { logProblem } from '../../../lib/log/logProblem.ts';
import { useNow } from '../../../lib/time/useNow.ts';
import { removeListings } from '../api/removeListings.ts';
import type { OwnListing } from '../OwnListing.ts';
import { isOverForGood } from '../trades/isOverForGood.ts';
import { signedOrders } from '../trades/signedOrders.ts';
import { dismissedListings } from '../trades/dismissedListings.ts';

/** Own listings that are over and hidden on this device. */
export interface DismissedListings {
  /** Returns true if a listing is hidden. */
  readonly isPutAside: (listing: OwnListing) => boolean;
  readonly dismissListing: (listing: OwnListing) => void;
}

/**
 * Dismisses own listings that are sold or cancelled: hides them on this device at once, and deletes their records once that is
 * final. After a reorg, the order can be bought again, and without its record no screen would show it.
 */
export function useDismissedListings(
  userId: string,
  { id: network, chainId }: Pick<Network, 'id' | 'chainId'>,
  listings: readonly OwnListing[],
): DismissedListings {
  const dismissed = useSyncExternalStore(dismissedListings.subscribe, () => dismissedListings.ofUser(userId));
  const now = useNow();
  const idOf = (hash: string) => `${chainId}_${hash}`;
  const entryOf = ({ hash }: OwnListing) => dismissed.find(({ id }) => id === idOf(hash));
  const hashesOf = (some: readonly OwnListing[]) => some.map(({ hash }) => hash).join(' ');
  // Compares hashes as text, since the arrays change with every render.
  const over = hashesOf(
    listings.filter((listing) => {
      const entry = entryOf(listing);
      return entry !== undefined && isOverForGood(listing, entry, now);
    }),
  );
  const undone = hashesOf(listings.filter((listing) => listing.isLive === true && entryOf(listing)));

  useEffect(() => {
    if (over === '') return;
    const hashes = over.split(' ');
    removeListings(network, hashes).then(
      () => {
        for (const hash of hashes) {
          dismissedListings.remove(userId, `${chainId}_${hash}`);
          signedOrders.remove(userId, `${chainId}_${hash}`);
        }
      },
      // It stays hidden, and the next visit tries again.
      (error: unknown) => logProblem('A listing that is over could not be taken away', error),
    );
  }, [over, userId, network, chainId]);
  useEffect(() => {
    if (undone === '') return;
    for (const hash of undone.split(' ')) dismissedListings.remove(userId, `${chainId}_${hash}`);
  }, [undone, userId, chainId]);

  return {
    isPutAside: (listing) => listing.outcome !== undefined && entryOf(listing) !== undefined,
    dismissListing: ({ hash, endsAt, outcomeAt }) => {
      const at = Date.now();
      for (const { id, ends_at: end } of dismissed) if (end < at) dismissedListings.remove(userId, id);
      dismissedListings.write({
        id: idOf(hash),
        user_id: userId,
        ends_at: endsAt,
        written_at: Math.max(at, outcomeAt ?? 0),
      });
    },
  };
}

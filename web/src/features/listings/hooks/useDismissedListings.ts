import type { Network } from '@everything-wallet/core/networks/networks';
import { useEffect, useSyncExternalStore } from 'react';
import { logProblem } from '../../../lib/log/logProblem.ts';
import { useNow } from '../../../lib/time/useNow.ts';
import { removeListings } from '../api/removeListings.ts';
import type { OwnListing } from '../OwnListing.ts';
import { isOverForGood } from '../trades/isOverForGood.ts';
import { signedOrders } from '../trades/signedOrders.ts';
import { dismissedListings } from '../trades/dismissedListings.ts';

/** Own listings that are over, and out of sight on this device. */
export interface DismissedListings {
  /** Whether one is out of sight. */
  readonly isPutAside: (listing: OwnListing) => boolean;
  readonly dismissListing: (listing: OwnListing) => void;
}

/**
 * Puts own listings aside that are sold or cancelled: they are hidden on this device at once, and their records deleted once that is sure.
 * A block may be taken back: then it can be bought by the order again, and without its record no screen would know of it.
 */
export function useDismissedListings(
  userId: string,
  { id: network, chainId }: Pick<Network, 'id' | 'chainId'>,
  listings: readonly OwnListing[],
): DismissedListings {
  const kept = useSyncExternalStore(dismissedListings.subscribe, () => dismissedListings.ofUser(userId));
  const now = useNow();
  const idOf = (hash: string) => `${chainId}_${hash}`;
  const keptOf = ({ hash }: OwnListing) => kept.find(({ id }) => id === idOf(hash));
  const hashesOf = (some: readonly OwnListing[]) => some.map(({ hash }) => hash).join(' ');
  // As texts, since lists are other ones whenever something is drawn.
  const over = hashesOf(
    listings.filter((listing) => {
      const entry = keptOf(listing);
      return entry !== undefined && isOverForGood(listing, entry, now);
    }),
  );
  const takenBack = hashesOf(listings.filter((listing) => listing.isLive === true && keptOf(listing)));

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
      // It stays out of sight, and is tried again when the page is opened anew.
      (error: unknown) => logProblem('A listing that is over could not be taken away', error),
    );
  }, [over, userId, network, chainId]);
  useEffect(() => {
    if (takenBack === '') return;
    for (const hash of takenBack.split(' ')) dismissedListings.remove(userId, `${chainId}_${hash}`);
  }, [takenBack, userId, chainId]);

  return {
    isPutAside: (listing) => listing.outcome !== undefined && keptOf(listing) !== undefined,
    dismissListing: ({ hash, endsAt, outcomeAt }) => {
      const at = Date.now();
      for (const { id, ends_at: end } of kept) if (end < at) dismissedListings.remove(userId, id);
      dismissedListings.write({
        id: idOf(hash),
        user_id: userId,
        ends_at: endsAt,
        written_at: Math.max(at, outcomeAt ?? 0),
      });
    },
  };
}

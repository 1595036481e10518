import { useMemo } from 'react';
import { inOwnTask } from '../../../lib/firebase/inOwnTask.ts';
import { useSnapshot, type RetryableSnapshot } from '../../../lib/firebase/useSnapshot.ts';
import { historyFeed } from '../api/historyFeed.ts';
import type { History } from '../History.ts';
import type { HistoryFilter } from '../historyFilters.ts';

/** A few screens: small enough that reading a page does not block, large enough that 10,000 rows take 200 steps. */
const PAGE_SIZE = 50;

/**
 * Subscribes to a user's history, as far as `loadOlder` has loaded it.
 *
 * @param userId undefined waits
 */
export function useHistory(
  userId: string | undefined,
  filter: HistoryFilter,
): RetryableSnapshot<History> & { readonly loadOlder: () => void } {
  const { listen, loadOlder } = useMemo(() => {
    if (userId === undefined) return { listen: undefined, loadOlder: (): void => undefined };
    const feed = historyFeed(userId, filter === 'all' ? {} : { type: filter }, PAGE_SIZE);
    return {
      listen: inOwnTask(feed.listen),
      // With each page Firestore searches all cached records: not in the task that renders the page before.
      loadOlder: (): void => {
        setTimeout(feed.loadOlder);
      },
    };
  }, [userId, filter]);
  return { ...useSnapshot(listen), loadOlder };
}

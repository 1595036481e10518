import { useMemo } from 'react';
import { inOwnTask } from '../../../lib/firebase/inOwnTask.ts';
import { useSnapshot, type RetryableSnapshot } from '../../../lib/firebase/useSnapshot.ts';
import { historyFeed } from '../api/historyFeed.ts';
import type { History } from '../History.ts';
import type { HistoryFilter } from '../historyFilters.ts';

/** Some screens' worth: few enough that reading them keeps no page busy, many enough that 10,000 rows take 200 steps. */
const PAGE_SIZE = 50;

/**
 * A user's history, live, read as far as `loadOlder` was called.
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
      // For each page Firestore looks through all records that it has kept: not in the task that draws the page before.
      loadOlder: (): void => {
        setTimeout(feed.loadOlder);
      },
    };
  }, [userId, filter]);
  return { ...useSnapshot(listen), loadOlder };
}

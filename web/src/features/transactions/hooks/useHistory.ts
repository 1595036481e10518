import { useMemo } from 'react';
import { useSnapshot, type RetryableSnapshot } from '../../../lib/firebase/useSnapshot.ts';
import { historyFeed } from '../api/historyFeed.ts';
import type { History } from '../History.ts';
import type { HistoryFilter } from '../historyFilters.ts';

/** Some screens' worth: few enough to come at once, many enough that 10,000 rows take 50 steps. */
const PAGE_SIZE = 200;

/** A user's history, live, read as far as `loadOlder` was called. */
export function useHistory(
  userId: string,
  filter: HistoryFilter,
): RetryableSnapshot<History> & { readonly loadOlder: () => void } {
  const feed = useMemo(
    () => historyFeed(userId, filter === 'all' ? {} : { type: filter }, PAGE_SIZE),
    [userId, filter],
  );
  return { ...useSnapshot(feed.listen), loadOlder: feed.loadOlder };
}

import type { Listen } from '../../../lib/firebase/useSnapshot.ts';
import type { LatestTransactions } from '../LatestTransactions.ts';
import type { Transaction } from '../Transaction.ts';
import { historyFeed, type HistoryConditions } from './historyFeed.ts';

/** Documents of a page at most: what is not wanted may be thousands, and each page has a listener. */
const LARGEST_PAGE = 200;

/**
 * Listens to the latest of a user's transactions that are wanted, newest first.
 *
 * Not everything can be asked of Firestore: what is not wanted is left out here, and older ones are read until there are enough.
 * However many there are of the others, they hide none that is wanted.
 *
 * @param conditions what the database narrows by
 * @param count how many at most; as many are read at first
 */
export function listenToWantedTransactions(
  userId: string,
  conditions: HistoryConditions,
  count: number,
  isWanted: (transaction: Transaction) => boolean,
): Listen<LatestTransactions> {
  return (onData, onError) => {
    const feed = historyFeed(userId, conditions, count, LARGEST_PAGE);
    return feed.listen(({ transactions, unreadable, older, confirmedAt }) => {
      const wanted = transactions.filter(isWanted);
      if (wanted.length < count && older === 'available') {
        feed.loadOlder();
        return;
      }
      if (wanted.length === 0 && older === 'loading') return;
      if (wanted.length === 0 && older === 'failed') {
        onError(new Error('Older transactions did not come'));
        return;
      }
      onData({
        records: wanted.slice(0, count),
        unreadable,
        isAll: older === 'none' && wanted.length <= count,
        ...(confirmedAt !== undefined && { confirmedAt }),
      });
    }, onError);
  };
}

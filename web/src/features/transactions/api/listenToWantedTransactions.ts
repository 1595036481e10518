import type { Listen } from '../../../lib/firebase/useSnapshot.ts';
import { groupByNonce } from '../groupByNonce.ts';
import type { LatestTransactions } from '../LatestTransactions.ts';
import type { Transaction } from '../Transaction.ts';
import { historyFeed, type HistoryConditions } from './historyFeed.ts';

/** Documents of a page at most: what is not wanted may be thousands, and each page has a listener. */
const LARGEST_PAGE = 200;

/**
 * Listens to the latest of a user's transactions that are wanted, newest first; of those signed with one nonce, to the one that tells
 * how it went.
 *
 * Not everything can be asked of Firestore: what is not wanted is left out here, and older ones are read until there are enough.
 * However many there are of the others, they hide none that is wanted.
 *
 * @param conditions what the database narrows by
 * @param count how many at most; as many are read at first
 * @param isPossible what is handed on as well, as far as it was read: it may be wanted for what is known elsewhere
 */
export function listenToWantedTransactions(
  userId: string,
  conditions: HistoryConditions,
  count: number,
  isWanted: (transaction: Transaction) => boolean,
  isPossible?: (transaction: Transaction) => boolean,
): Listen<LatestTransactions> {
  return (onData, onError) => {
    const feed = historyFeed(userId, conditions, count, LARGEST_PAGE);
    return feed.listen(({ transactions, unreadable, older, confirmedAt }) => {
      const groups = groupByNonce(transactions.filter(isWanted));
      if (groups.length < count && older === 'available') {
        feed.loadOlder();
        return;
      }
      const handed = isPossible
        ? transactions.filter(isPossible)
        : groups.slice(0, count).map(({ head }) => head);
      if (handed.length === 0 && older === 'loading') return;
      if (handed.length === 0 && older === 'failed') {
        onError(new Error('Older transactions did not come'));
        return;
      }
      onData({
        records: handed,
        unreadable,
        isAll: older === 'none' && groups.length <= count,
        ...(confirmedAt !== undefined && { confirmedAt }),
      });
    }, onError);
  };
}

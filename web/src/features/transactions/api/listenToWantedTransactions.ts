import type { Listen } from '../../../lib/firebase/useSnapshot.ts';
import { groupByNonce } from '../groupByNonce.ts';
import type { LatestTransactions } from '../LatestTransactions.ts';
import type { Transaction } from '../Transaction.ts';
import { historyFeed, type HistoryConditions } from './historyFeed.ts';

/** Maximum documents per page: unwanted ones may be thousands, and each page has a listener. */
const LARGEST_PAGE = 200;

/**
 * Listens to the latest of a user's transactions that are wanted, newest first; of several with one nonce, to the one with the outcome.
 *
 * Firestore cannot query everything: unwanted ones are removed here, and older ones are read until there are enough. However many there
 * are, they hide no wanted one.
 *
 * @param conditions of the query
 * @param count maximum number; as many are read at first
 * @param isPossible selects further ones to report, as far as read: data known elsewhere may make them wanted
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
        onError(new Error('Older transactions could not be loaded'));
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

import type { Network } from '@everything-wallet/core/networks/networks';
import type { Records } from '../../../lib/firebase/Records.ts';
import type { Listen } from '../../../lib/firebase/useSnapshot.ts';
import type { Transaction } from '../Transaction.ts';
import { historyFeed } from './historyFeed.ts';

/**
 * Listens to a user's latest transactions of a network's native coin, newest first.
 *
 * A token may call itself by the symbol of the coin, and Firestore cannot ask for what has no contract. Records of such
 * tokens are left out here, and older ones are read until there are enough: however many there are, they hide no coin.
 *
 * @param count how many at most
 */
export function listenToCoinTransactions(
  userId: string,
  network: Network,
  count: number,
): Listen<Records<Transaction>> {
  return (onData, onError) => {
    const feed = historyFeed(userId, { network: network.id, token_symbol: network.currency }, count);
    return feed.listen(({ transactions, unreadable, older }) => {
      const coins = transactions.filter(({ contract_address }) => contract_address === undefined);
      if (coins.length < count && older === 'available') {
        feed.loadOlder();
        return;
      }
      if (coins.length === 0 && older === 'loading') return;
      if (coins.length === 0 && older === 'failed') onError(new Error('Older transactions did not come'));
      else onData({ records: coins.slice(0, count), unreadable });
    }, onError);
  };
}

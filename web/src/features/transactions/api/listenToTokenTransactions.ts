import { collections } from '@everything-wallet/core/documents/collections';
import type { Network } from '@everything-wallet/core/networks/networks';
import { collection, limit, orderBy, query, where } from 'firebase/firestore';
import { listenToQuery } from '../../../lib/firebase/listenToQuery.ts';
import type { Listen } from '../../../lib/firebase/useSnapshot.ts';
import type { Transaction } from '../Transaction.ts';
import { readTransaction } from './readTransaction.ts';

/**
 * Listens to a user's latest transactions of one token, newest first.
 *
 * @param contract checksum address of the token's contract; undefined for the network's native coin
 * @param count how many at most
 */
export function listenToTokenTransactions(
  userId: string,
  network: Network,
  contract: string | undefined,
  count: number,
): Listen<readonly Transaction[]> {
  return listenToQuery(
    (firestore) =>
      query(
        collection(firestore, collections.transactions),
        where('user_id', '==', userId),
        where('network', '==', network.id),
        contract === undefined
          ? where('token_symbol', '==', network.currency)
          : where('contract_address', '==', contract),
        orderBy('timestamp', 'desc'),
        limit(count),
      ),
    readTransaction,
  );
}

import { signedTypes } from '@everything-wallet/core/documents/transaction';
import type { Listen } from '../../../lib/firebase/useSnapshot.ts';
import { isWanted } from '../isWanted.ts';
import type { LatestTransactions } from '../LatestTransactions.ts';
import { mayBeWanted } from '../mayBeWanted.ts';
import { listenTogether } from './listenTogether.ts';
import { listenToWantedTransactions } from './listenToWantedTransactions.ts';

/**
 * Listens to the latest transactions of one account of a user, newest first: what it sent, and what came in to it, with what nobody
 * asked for among it (`latestAskedFor`). The database is asked for each, and what it answers is told once both are there.
 *
 * @param address as records have it: a checksum address
 * @param count how many of each at least, where there are so many
 */
export function listenToAccountTransactions(
  userId: string,
  address: string,
  count: number,
): Listen<LatestTransactions> {
  return listenTogether([
    listenToWantedTransactions(
      userId,
      { type: signedTypes, from_address: address },
      count,
      isWanted,
      mayBeWanted,
    ),
    listenToWantedTransactions(
      userId,
      { type: 'receive', to_address: address },
      count,
      isWanted,
      mayBeWanted,
    ),
  ]);
}

import { signedTypes } from '@everything-wallet/core/documents/transaction';
import type { Listen } from '../../../lib/firebase/useSnapshot.ts';
import { isWanted } from '../isWanted.ts';
import type { LatestTransactions } from '../LatestTransactions.ts';
import { canBeRequested } from '../canBeRequested.ts';
import { listenTogether } from './listenTogether.ts';
import { listenToWantedTransactions } from './listenToWantedTransactions.ts';

/**
 * Listens to the latest transactions of one account of a user, newest first: its sends and incoming transfers, including unverified ones
 * (see `latestVerified`). Each is a query of its own; the result is reported once both have answered.
 *
 * @param address as in records: a checksum address
 * @param count minimum of each, if there are so many
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
      canBeRequested,
    ),
    listenToWantedTransactions(
      userId,
      { type: 'receive', to_address: address },
      count,
      isWanted,
      canBeRequested,
    ),
  ]);
}

import type { Listen } from '../../../lib/firebase/useSnapshot.ts';
import { isWanted } from '../isWanted.ts';
import type { LatestTransactions } from '../LatestTransactions.ts';
import { canBeRequested } from '../canBeRequested.ts';
import { listenToWantedTransactions } from './listenToWantedTransactions.ts';

/** Number of rows on the home screen. */
export const RECENT_COUNT = 5;

/** Listens to the latest transactions of all accounts of a user, including unverified ones (see `latestVerified`). */
export function listenToRecentTransactions(userId: string): Listen<LatestTransactions> {
  return listenToWantedTransactions(userId, {}, RECENT_COUNT, isWanted, canBeRequested);
}

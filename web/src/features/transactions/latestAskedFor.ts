import { markUnasked, type AddedToken } from '@everything-wallet/core/documents/markUnasked';
import { isWanted } from './isWanted.ts';
import type { LatestTransactions } from './LatestTransactions.ts';

/**
 * The latest that somebody asked for, or has come to by now.
 *
 * @param latest with what nobody asked for among it
 * @param tokens those that the user has added
 * @param count how many at most
 */
export function latestAskedFor(
  latest: LatestTransactions,
  tokens: readonly AddedToken[],
  count: number,
): LatestTransactions {
  const wanted = markUnasked(latest.records, tokens).filter(isWanted);
  return { ...latest, records: wanted.slice(0, count), isAll: latest.isAll && wanted.length <= count };
}

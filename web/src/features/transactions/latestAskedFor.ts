import { markUnasked, type AddedToken } from '@everything-wallet/core/documents/markUnasked';
import { groupByNonce } from './groupByNonce.ts';
import { isWanted } from './isWanted.ts';
import type { LatestTransactions } from './LatestTransactions.ts';

/**
 * The latest that were asked for, also by what was added since; one of each nonce.
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
  const groups = groupByNonce(markUnasked(latest.records, tokens).filter(isWanted));
  const records = groups.slice(0, count).map(({ head }) => head);
  return { ...latest, records, isAll: latest.isAll && groups.length <= count };
}

import { markUnasked, type AddedToken } from '@everything-wallet/core/documents/markUnasked';
import { groupByNonce } from './groupByNonce.ts';
import { isWanted } from './isWanted.ts';
import type { LatestTransactions } from './LatestTransactions.ts';

/**
 * Returns the latest verified transactions, taking later added tokens into account; one per nonce.
 *
 * @param latest including unverified ones
 * @param tokens added by the user
 * @param count maximum number
 */
export function latestVerified(
  latest: LatestTransactions,
  tokens: readonly AddedToken[],
  count: number,
): LatestTransactions {
  const groups = groupByNonce(markUnasked(latest.records, tokens).filter(isWanted));
  const records = groups.slice(0, count).map(({ head }) => head);
  return { ...latest, records, isAll: latest.isAll && groups.length <= count };
}

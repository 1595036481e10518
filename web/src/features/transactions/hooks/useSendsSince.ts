import { useEffect } from 'react';
import type { Transaction } from '../Transaction.ts';
import { useHistory } from './useHistory.ts';

/** A transfer is recorded when it is signed, and what it brought with the time of its block: so long it may have waited, in ms. */
const LONGEST_WAIT_MS = 24 * 60 * 60 * 1000;

const NONE: readonly Transaction[] = [];

/**
 * What a user has sent since some moment, and older ones as far as they are read with it: for a list of what came in, which is without
 * them.
 *
 * @param userId undefined reads nothing
 */
export function useSendsSince(userId: string | undefined, since: Date | undefined): readonly Transaction[] {
  const history = useHistory(userId, 'send');
  const { transactions, older } =
    history.status === 'ready' ? history.data : { transactions: NONE, older: undefined };
  const oldest = transactions.at(-1)?.time;
  const isMissing =
    older === 'available' &&
    since !== undefined &&
    (oldest === undefined || oldest.getTime() > since.getTime() - LONGEST_WAIT_MS);
  const { loadOlder } = history;
  useEffect(() => {
    if (isMissing) loadOlder();
  }, [isMissing, transactions.length, loadOlder]);
  return transactions;
}

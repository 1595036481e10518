import { useEffect } from 'react';
import type { Transaction } from '../Transaction.ts';
import { useHistory } from './useHistory.ts';

/** Maximum time a transfer may be pending, in ms: its record has the time of the signature, and transfers it causes that of the block. */
const LONGEST_WAIT_MS = 24 * 60 * 60 * 1000;

const NONE: readonly Transaction[] = [];

/**
 * Reads a user's sends since a time, and older ones that are read with them: for a list of incoming transfers, which lacks them.
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

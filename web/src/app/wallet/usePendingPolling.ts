import { useEffect, useRef } from 'react';
import type { Transaction } from '../../features/transactions/Transaction.ts';
import { useNetworkNews } from '../../features/transactions/hooks/useNetworkNews.ts';
import { useReconciliation } from '../../features/transactions/hooks/useReconciliation.ts';
import { isOpen } from '../../features/transactions/transactionState.ts';
import type { Records } from '../../lib/firebase/Records.ts';
import type { Snapshot } from '../../lib/firebase/useSnapshot.ts';
import { useAnnouncedQuestions } from '../../lib/refresh/useAnnouncedQuestions.ts';

/**
 * Polls the pending ones among some transactions until they are final.
 *
 * @param onChange called when one starts or ends to wait: the balance has changed
 */
export function usePendingPolling(
  userId: string,
  transactions: Snapshot<Records<Transaction>>,
  onChange: () => void,
): void {
  const records = transactions.status === 'ready' ? transactions.data.records : [];
  const pendingCount = records.filter((record) => isOpen(record) && record.status === 'pending').length;
  useReconciliation(userId, records.filter(isOpen).length, pendingCount > 0);
  useNetworkNews(transactions);
  useAnnouncedQuestions(transactions.status === 'loading');

  const callback = useRef(onChange);
  useEffect(() => {
    callback.current = onChange;
  });
  const isFirst = useRef(true);
  useEffect(() => {
    // The first count is no change.
    if (!isFirst.current) callback.current();
    isFirst.current = false;
  }, [pendingCount]);
}

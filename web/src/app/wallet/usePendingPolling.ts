import type { Transaction } from '../../features/transactions/Transaction.ts';
import { useNetworkNews } from '../../features/transactions/hooks/useNetworkNews.ts';
import { useReconciliation } from '../../features/transactions/hooks/useReconciliation.ts';
import { isOpen } from '../../features/transactions/transactionState.ts';
import type { Records } from '../../lib/firebase/Records.ts';
import type { Snapshot } from '../../lib/firebase/useSnapshot.ts';
import { useAnnouncedQuestions } from '../../lib/refresh/useAnnouncedQuestions.ts';

/** Reconciles open transactions until they are final, and refreshes a network when a block includes one. */
export function usePendingPolling(userId: string, transactions: Snapshot<Records<Transaction>>): void {
  const records = transactions.status === 'ready' ? transactions.data.records : [];
  useReconciliation(userId, records.filter(isOpen));
  useNetworkNews(transactions);
  useAnnouncedQuestions(transactions.status === 'loading');
}

import type { Records } from '../../../lib/firebase/Records.ts';
import type { Snapshot } from '../../../lib/firebase/useSnapshot.ts';
import type { Transaction } from '../Transaction.ts';
import { isOpen } from '../transactionState.ts';
import { useNetworkNews } from './useNetworkNews.ts';
import { usePendingTransactions } from './usePendingTransactions.ts';

interface OpenSends {
  /** True if some may not be known yet. */
  readonly isLoading: boolean;
  readonly open: readonly Transaction[];
}

/**
 * Returns a user's sends that the chain may still change: all pending ones, and of the confirmed ones those among the latest.
 *
 * @param userId undefined waits
 */
export function useOpenSends(userId: string | undefined, latest: Snapshot<Records<Transaction>>): OpenSends {
  const pending = usePendingTransactions(userId);
  useNetworkNews(latest, pending);
  const known = [latest, pending].flatMap((each) => (each.status === 'ready' ? each.data.records : []));
  const open = [...new Map(known.map((record) => [record.id, record])).values()].filter(isOpen);
  return {
    isLoading: latest.status === 'loading' || pending.status === 'loading',
    open,
  };
}

import { useEffect } from 'react';
import type { Records } from '../../../lib/firebase/Records.ts';
import type { RetryableSnapshot } from '../../../lib/firebase/useSnapshot.ts';
import type { Transaction } from '../Transaction.ts';
import { useHistory } from './useHistory.ts';

/** Subscribes to all of a user's transactions, newest first; read page by page, and available once the last page is. */
export function useAllTransactions(userId: string): RetryableSnapshot<Records<Transaction>> {
  const history = useHistory(userId, 'all');
  const { loadOlder, retry } = history;
  const older = history.status === 'ready' ? history.data.older : undefined;
  const count = history.status === 'ready' ? history.data.transactions.length + history.data.unreadable : 0;
  useEffect(() => {
    if (older === 'available') loadOlder();
  }, [older, count, loadOlder]);

  if (history.status !== 'ready') return history;
  if (history.data.older === 'failed') {
    return { status: 'failed', error: new Error('Older transactions could not be loaded'), retry };
  }
  if (history.data.older !== 'none') return { status: 'loading', retry };
  const { transactions, unreadable } = history.data;
  return { status: 'ready', data: { records: transactions, unreadable }, retry };
}

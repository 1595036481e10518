import { useMemo } from 'react';
import { useSnapshot, type RetryableSnapshot } from '../../../lib/firebase/useSnapshot.ts';
import { listenToTransaction } from '../api/listenToTransaction.ts';
import type { Transaction } from '../Transaction.ts';

/** One transaction of the signed-in user, live; undefined where there is none of this id. */
export function useTransaction(id: string): RetryableSnapshot<Transaction | undefined> {
  return useSnapshot(useMemo(() => listenToTransaction(id), [id]));
}

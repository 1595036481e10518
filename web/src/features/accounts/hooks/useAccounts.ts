import { useMemo } from 'react';
import { useSnapshot, type RetryableSnapshot } from '../../../lib/firebase/useSnapshot.ts';
import type { Account } from '../Account.ts';
import { listenToWalletAddresses } from '../api/listenToWalletAddresses.ts';

/**
 * Listens to a user's accounts, oldest first.
 *
 * @param userId undefined to wait: each account costs a document read
 */
export function useAccounts(userId: string | undefined): RetryableSnapshot<readonly Account[]> {
  const snapshot = useSnapshot(
    useMemo(() => (userId === undefined ? undefined : listenToWalletAddresses(userId)), [userId]),
  );
  if (snapshot.status !== 'ready') return snapshot;
  return { ...snapshot, data: snapshot.data.map((address, index) => ({ ...address, number: index + 1 })) };
}

import type { WalletAddress } from '@everything-wallet/core/documents/walletAddress';
import { useMemo } from 'react';
import { useSnapshot, type RetryableSnapshot } from '../../../lib/firebase/useSnapshot.ts';
import { listenToPrimaryAddress } from '../api/listenToPrimaryAddress.ts';

/**
 * Listens to a user's primary address; undefined if it was never saved.
 *
 * @param userId undefined to wait
 */
export function usePrimaryAddress(userId: string | undefined): RetryableSnapshot<WalletAddress | undefined> {
  const listen = useMemo(() => (userId === undefined ? undefined : listenToPrimaryAddress(userId)), [userId]);
  const snapshot = useSnapshot(listen);
  return snapshot.status === 'ready' ? { ...snapshot, data: snapshot.data[0] } : snapshot;
}

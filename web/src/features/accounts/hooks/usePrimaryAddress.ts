import type { WalletAddress } from '@everything-wallet/core/documents/walletAddress';
import { useMemo } from 'react';
import { useSnapshot, type RetryableSnapshot } from '../../../lib/firebase/useSnapshot.ts';
import { listenToPrimaryAddress } from '../api/listenToPrimaryAddress.ts';

/** A user's primary address, live; undefined where it was never saved. */
export function usePrimaryAddress(userId: string): RetryableSnapshot<WalletAddress | undefined> {
  const listen = useMemo(() => listenToPrimaryAddress(userId), [userId]);
  const snapshot = useSnapshot(listen);
  return snapshot.status === 'ready' ? { ...snapshot, data: snapshot.data[0] } : snapshot;
}

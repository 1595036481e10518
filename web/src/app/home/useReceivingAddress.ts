import type { WalletAddress } from '@everything-wallet/core/documents/walletAddress';
import { useMemo } from 'react';
import { useIsOnline } from '../../components/useIsOnline.ts';
import type { Snapshot } from '../../lib/firebase/useSnapshot.ts';
import type { LastKnownHome } from './lastKnownHome.ts';
import { newestFigureOf } from './newestFigureOf.ts';

/** Address to receive on. */
export interface ReceivingAddress {
  readonly address: string;
  readonly isWatchOnly: boolean;
  /** BIP-44 address index of its key; null without one, or where it is not known. */
  readonly derivationIndex: number | null;
  /** Time of the server's last answer, where the address is only the last known one. */
  readonly asOf: Date | undefined;
}

/**
 * Returns the primary address, or the last known one if the current one cannot be read, without a connection or without
 * an answer. The Receive dialog compares it with the keys on this device.
 *
 * @param lastPrimary last known primary account; undefined once the current one is known
 */
export function useReceivingAddress(
  primary: Snapshot<WalletAddress | undefined>,
  lastPrimary: LastKnownHome['primary'] | undefined,
  lastKnown: LastKnownHome | undefined,
): ReceivingAddress | undefined {
  const isOnline = useIsOnline();
  const isUnreachable = primary.status === 'failed' || (primary.status === 'loading' && !isOnline);
  const walletAddress = primary.status === 'ready' ? primary.data : undefined;
  return useMemo(() => {
    if (walletAddress) {
      const { address, watch_only: isWatchOnly, derivation_index: derivationIndex } = walletAddress;
      return { address, isWatchOnly, derivationIndex, asOf: undefined };
    }
    if (!isUnreachable || !lastPrimary || !lastKnown) return undefined;
    const { address, watch_only: isWatchOnly } = lastPrimary;
    return { address, isWatchOnly, derivationIndex: null, asOf: new Date(newestFigureOf(lastKnown)) };
  }, [walletAddress, isUnreachable, lastPrimary, lastKnown]);
}

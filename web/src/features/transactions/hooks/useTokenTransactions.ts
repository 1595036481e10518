import type { Network } from '@everything-wallet/core/networks/networks';
import { useMemo } from 'react';
import { useSnapshot, type RetryableSnapshot } from '../../../lib/firebase/useSnapshot.ts';
import { listenToTokenTransactions } from '../api/listenToTokenTransactions.ts';
import type { Transaction } from '../Transaction.ts';

/** How many a token's page shows. */
const SHOWN_COUNT = 20;

/**
 * A user's latest transactions of one token, live.
 *
 * @param contract checksum address of the token's contract; undefined for the network's native coin
 */
export function useTokenTransactions(
  userId: string,
  network: Network,
  contract?: string,
): RetryableSnapshot<readonly Transaction[]> {
  const snapshot = useSnapshot(
    useMemo(
      () => listenToTokenTransactions(userId, network, contract, SHOWN_COUNT),
      [userId, network, contract],
    ),
  );
  if (snapshot.status !== 'ready' || contract !== undefined) return snapshot;
  // A token may call itself by the symbol of the coin.
  return {
    ...snapshot,
    data: snapshot.data.filter(({ contract_address }) => contract_address === undefined),
  };
}

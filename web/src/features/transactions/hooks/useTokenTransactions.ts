import type { Network } from '@everything-wallet/core/networks/networks';
import { useMemo } from 'react';
import { useSnapshot, type RetryableSnapshot } from '../../../lib/firebase/useSnapshot.ts';
import { listenToTokenTransactions } from '../api/listenToTokenTransactions.ts';
import type { LatestTransactions } from '../LatestTransactions.ts';

/** Number of rows on a token's page. */
const SHOWN_COUNT = 20;

/**
 * Subscribes to the latest transactions of one token of an account.
 *
 * @param address the account; null waits, and undefined without one returns all
 * @param contract checksum address of the token's contract; undefined for the network's coin
 */
export function useTokenTransactions(
  userId: string,
  address: string | null | undefined,
  network: Network,
  contract?: string,
): RetryableSnapshot<LatestTransactions> {
  return useSnapshot(
    useMemo(
      () =>
        address === null
          ? undefined
          : listenToTokenTransactions(userId, { network, contract, address }, SHOWN_COUNT),
      [userId, address, network, contract],
    ),
  );
}

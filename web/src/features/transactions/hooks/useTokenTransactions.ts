import type { Network } from '@everything-wallet/core/networks/networks';
import { useMemo } from 'react';
import type { Records } from '../../../lib/firebase/Records.ts';
import { useSnapshot, type RetryableSnapshot } from '../../../lib/firebase/useSnapshot.ts';
import { listenToCoinTransactions } from '../api/listenToCoinTransactions.ts';
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
): RetryableSnapshot<Records<Transaction>> {
  return useSnapshot(
    useMemo(
      () =>
        contract === undefined
          ? listenToCoinTransactions(userId, network, SHOWN_COUNT)
          : listenToTokenTransactions(userId, network, contract, SHOWN_COUNT),
      [userId, network, contract],
    ),
  );
}

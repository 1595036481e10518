import { transactionId, type TransactionRecord } from '@everything-wallet/core/documents/transaction';
import type { NetworkId } from '@everything-wallet/core/networks/networks';
import { networkById } from '@everything-wallet/core/networks/findNetwork';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { useSnapshot, type RetryableSnapshot } from '../firebase/useSnapshot.ts';
import { batchQuery } from '../refresh/batchQuery.ts';
import { networkAttention } from '../refresh/networkAttention.ts';
import { listenToRecord } from './listenToRecord.ts';

/** Interval at which the server is asked to check, in ms. */
const POLL_MS = 4_000;

/**
 * Subscribes to the record of a call that was signed here; while it is pending, asks the server to check its
 * block.
 *
 * @param txHash lower case; undefined subscribes to nothing
 */
export function useCallRecord(
  userId: string,
  networkId: NetworkId,
  txHash: string | undefined,
): RetryableSnapshot<TransactionRecord | undefined> {
  const { chainId } = networkById(networkId);
  const snapshot = useSnapshot(
    useMemo(
      () => (txHash === undefined ? undefined : listenToRecord(transactionId(userId, chainId, txHash))),
      [userId, chainId, txHash],
    ),
  );
  const status = snapshot.status === 'ready' ? snapshot.data?.status : undefined;
  const isPending = status === 'pending';
  useQuery({
    // One request settles all of a user's calls.
    queryKey: ['callSettling', userId],
    queryFn: () => batchQuery('settling', {}),
    enabled: isPending,
    refetchInterval: POLL_MS,
    retry: false,
    gcTime: 0,
  });
  useEffect(() => (isPending ? networkAttention.await([networkId]) : undefined), [isPending, networkId]);
  useEffect(() => {
    if (status === 'completed' || status === 'failed') networkAttention.noticeChange(networkId);
  }, [status, networkId]);
  return snapshot;
}

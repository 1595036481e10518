import { transactionId, type TransactionRecord } from '@everything-wallet/core/documents/transaction';
import { networkById } from '@everything-wallet/core/networks/findNetwork';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { useSnapshot, type RetryableSnapshot } from '../../../lib/firebase/useSnapshot.ts';
import { askTogether } from '../../../lib/refresh/askTogether.ts';
import { networkAttention } from '../../../lib/refresh/networkAttention.ts';
import { listenToRecord } from '../api/listenToRecord.ts';
import type { SwapJourney } from '../journey/SwapJourney.ts';
import { swapJourneys } from '../journey/swapJourneys.ts';

/** How often the server is had look for a block, in ms. */
const POLL_MS = 4_000;

/** The record of the last step of a swap, live: while it waits for its block, the server is had look for it. */
export function useSwapRecord(journey: SwapJourney): RetryableSnapshot<TransactionRecord | undefined> {
  const { user_id: userId, network: networkId } = journey;
  const hash = journey.step?.tx_hash ?? undefined;
  const { chainId } = networkById(networkId);
  const snapshot = useSnapshot(
    useMemo(
      () => (hash === undefined ? undefined : listenToRecord(transactionId(userId, chainId, hash))),
      [userId, chainId, hash],
    ),
  );
  const status = snapshot.status === 'ready' ? snapshot.data?.status : undefined;
  const isPending = status === 'pending';
  useQuery({
    queryKey: ['swapSettling', userId, hash],
    queryFn: () => askTogether('settling', {}),
    enabled: isPending,
    refetchInterval: POLL_MS,
    retry: false,
    gcTime: 0,
  });
  useEffect(() => (isPending ? networkAttention.await([networkId]) : undefined), [isPending, networkId]);
  useEffect(() => {
    if (status === 'completed' || status === 'failed') networkAttention.noticeChange(networkId);
  }, [status, networkId]);
  useReplacement(journey, snapshot.status === 'ready' ? snapshot.data : undefined);
  return snapshot;
}

/** Where another transaction took the place of a step, as one that was sped up does, the step is that one from then on. */
function useReplacement(journey: SwapJourney, record: TransactionRecord | undefined): void {
  const { status, failure_reason: reason, replaced_by: next } = record ?? {};
  const replacement = status === 'failed' && reason === 'replaced' ? next?.toLowerCase() : undefined;
  useEffect(() => {
    const { step } = journey;
    if (replacement === undefined || !step || step.tx_hash === replacement) return;
    swapJourneys.write({ ...journey, step: { ...step, tx_hash: replacement } });
  }, [journey, replacement]);
}

import type { TransactionRecord } from '@everything-wallet/core/documents/transaction';
import { useEffect } from 'react';
import { useCallRecord } from '../../../lib/calls/useCallRecord.ts';
import type { RetryableSnapshot } from '../../../lib/firebase/useSnapshot.ts';
import type { SwapJourney } from '../journey/SwapJourney.ts';
import { swapJourneys } from '../journey/swapJourneys.ts';

/** The record of the last step of a swap, live: while it waits for its block, the server is had look for it. */
export function useSwapRecord(journey: SwapJourney): RetryableSnapshot<TransactionRecord | undefined> {
  const snapshot = useCallRecord(journey.user_id, journey.network, journey.step?.tx_hash ?? undefined);
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

import { useCallState, type FollowedCall } from '../../../lib/calls/useCallState.ts';
import type { SwapJourney } from '../journey/SwapJourney.ts';
import { swapJourneys } from '../journey/swapJourneys.ts';

/** Follows the record of a swap's last step. Without a record the swap can continue at once: it is then searched. */
export function useSwapRecord(journey: SwapJourney): FollowedCall {
  const { user_id: userId, network, step } = journey;
  return useCallState({
    userId,
    network,
    txHash: step?.tx_hash ?? undefined,
    onReplaced: (txHash) => {
      if (step) swapJourneys.write({ ...journey, step: { ...step, tx_hash: txHash } });
    },
    isWaitedFor: false,
  });
}

import { useCallState, type FollowedCall } from '../../../lib/calls/useCallState.ts';
import type { SwapJourney } from '../journey/SwapJourney.ts';
import { swapJourneys } from '../journey/swapJourneys.ts';

/** Follows the last step of a swap, live. One without a record can be gone on with at once: it is looked for then. */
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

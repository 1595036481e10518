import { useCallState, type FollowedCall } from '../../../lib/calls/useCallState.ts';
import type { PoolJourney } from '../journey/PoolJourney.ts';
import { poolJourneys } from '../journey/poolJourneys.ts';

/** Follows the record of a sequence's last step. */
export function usePoolRecord(journey: PoolJourney): FollowedCall {
  const { user_id: userId, network, step } = journey;
  return useCallState({
    userId,
    network,
    txHash: step?.tx_hash,
    onReplaced: (txHash) => {
      if (step) poolJourneys.write({ ...journey, step: { ...step, tx_hash: txHash } });
    },
    isWaitedFor: true,
  });
}

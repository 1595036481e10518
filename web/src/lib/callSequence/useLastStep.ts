import type { StoredList } from '../storage/StoredList.ts';
import type { StoredSequence } from './StoredSequence.ts';
import { isAsStored } from './isAsStored.ts';
import { useStepRecord, type FollowedStep } from './useStepRecord.ts';

/**
 * Follows the record of a stored sequence's last step, and stores the hash of its replacement unless another tab has continued it.
 *
 * @param waitsForRecord true to wait a minute for a missing record; otherwise it is reported as missing immediately
 */
export function useLastStep<Item extends StoredSequence>(
  list: StoredList<Item>,
  sequence: Item,
  waitsForRecord: boolean,
): FollowedStep {
  const { user_id: userId, network, step } = sequence;
  return useStepRecord({
    userId,
    network,
    txHash: step?.tx_hash ?? undefined,
    onReplaced: (txHash) => {
      // Another tab may have gone on from it, or removed it.
      if (step && isAsStored(list, sequence)) list.write({ ...sequence, step: { ...step, tx_hash: txHash } });
    },
    waitsForRecord,
  });
}

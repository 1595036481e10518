import { sentMeanwhile } from './sentMeanwhile.ts';
import type { ShownStep } from './ShownStep.ts';
import type { SwapSequence } from './SwapSequence.ts';
import { swapSequences } from './swapSequences.ts';

/**
 * Stores a swap as it was before a step whose review was closed, unless the step was sent without the dialog knowing. A signed step
 * stays as it is: the journal of sends may still broadcast it.
 *
 * @throws FirestoreError when the server cannot be reached: the swap stays as an interrupted one
 */
export async function restoreStep({ sequence, before }: ShownStep): Promise<void> {
  const found = await sentMeanwhile(storedSequence(sequence) ?? sequence, { isUnanswered: true });
  // It is read again: the hash may have been noted while the server was asked.
  const isSigned = typeof storedSequence(sequence)?.step?.tx_hash === 'string';
  if (found) swapSequences.write(found);
  else if (isSigned) return;
  else if (before.step) swapSequences.write(before);
  else swapSequences.remove(before.user_id, before.id);
}

/** The same swap as this device stores it now; undefined where it is no longer stored. */
function storedSequence({ user_id: userId, id }: SwapSequence): SwapSequence | undefined {
  return swapSequences.ofUser(userId).find((sequence) => sequence.id === id);
}

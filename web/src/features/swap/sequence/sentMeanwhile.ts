import { transactionId } from '@everything-wallet/core/documents/transaction';
import { networkById } from '@everything-wallet/core/networks/findNetwork';
import { TIMEOUT_SECONDS } from '@everything-wallet/core/swaps/swapTransaction';
import { findStepRecord } from '../api/findStepRecord.ts';
import { isRecorded } from '../api/isRecorded.ts';
import { isStepRecord } from './isStepRecord.ts';
import type { SwapSequence } from './SwapSequence.ts';
import { swapSequences } from './swapSequences.ts';

const NONE: ReadonlySet<string> = new Set();

/** Maximum lag of a block's time, in ms. */
const NEXT_BLOCK_MS = 60_000;

/**
 * Finds a step that was shown and sent without confirmation to this page, as when it was closed at that moment; undefined without one.
 *
 * @param known true to search for a signed step as well: by its hash, and by its effect where the hash is not recorded
 * @throws FirestoreError when the server cannot be reached
 */
export async function sentMeanwhile(
  sequence: SwapSequence,
  { isUnanswered }: { readonly isUnanswered: boolean },
): Promise<SwapSequence | undefined> {
  const { step, user_id: userId, network } = sequence;
  if (!step || (step.tx_hash !== null && !isUnanswered)) return undefined;
  const { chainId } = networkById(network);
  if (step.tx_hash !== null && (await isRecorded(transactionId(userId, chainId, step.tx_hash))))
    return sequence;
  // A transaction of another stored swap belongs to that swap; a revocation has the same effect, whichever swap sent it.
  const others = step.name === 'swap' ? hashesOfOthers(sequence) : NONE;
  const found = await findStepRecord(
    userId,
    { since: step.shown_at, until: endOf(sequence) },
    (record) => !others.has(record.tx_hash.toLowerCase()) && isStepRecord(sequence, step.name, record),
  );
  return found ? { ...sequence, step: { ...step, tx_hash: found } } : undefined;
}

/** Latest transaction hashes of other stored swaps. */
function hashesOfOthers({ id, user_id: userId }: SwapSequence): ReadonlySet<string> {
  const others = swapSequences.ofUser(userId).filter((other) => other.id !== id);
  return new Set(others.flatMap(({ step }) => step?.tx_hash ?? []));
}

/** Time at which the exchange rejects the step; undefined for a step valid at any time. */
function endOf({ step, router }: SwapSequence): number | undefined {
  if (step?.name !== 'swap' || router === null) return undefined;
  return step.shown_at + TIMEOUT_SECONDS * 1_000 + NEXT_BLOCK_MS;
}

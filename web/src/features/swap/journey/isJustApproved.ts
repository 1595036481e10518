import type { TransactionRecord } from '@everything-wallet/core/documents/transaction';
import type { SwapJourney } from './SwapJourney.ts';

/** How long nodes may be behind a block, in ms. */
const BEHIND_MS = 120_000;

/**
 * Whether the approval of a swap was made so lately that a node may not show it yet. What is not there later was used or taken back, and
 * has to be approved again.
 *
 * @param record of the approval, in a block; undefined where there is none
 * @param now ms since 1970
 */
export function isJustApproved(
  { step }: Pick<SwapJourney, 'step'>,
  record: Pick<TransactionRecord, 'block_time'> | undefined,
  now: number,
): boolean {
  const madeAt = record?.block_time ?? step?.shown_at;
  // A clock of this device that is wrong must not hold anybody up for longer.
  return madeAt !== undefined && Math.abs(now - madeAt) < BEHIND_MS;
}

import type { TransactionRecord } from '@everything-wallet/core/documents/transaction';
import type { SwapJourney } from './SwapJourney.ts';

/** Maximum lag of a node behind a block, in ms. */
const BEHIND_MS = 120_000;

/**
 * Checks that a swap's approval is so recent that a node may not show it yet. An approval missing later was used or revoked, and must be
 * repeated.
 *
 * @param record of the approval, in a block; undefined without one
 * @param now ms since 1970
 */
export function isJustApproved(
  { step }: Pick<SwapJourney, 'step'>,
  record: Pick<TransactionRecord, 'block_time'> | undefined,
  now: number,
): boolean {
  const madeAt = record?.block_time ?? step?.shown_at;
  // A wrong clock on this device must not block for longer.
  return madeAt !== undefined && Math.abs(now - madeAt) < BEHIND_MS;
}

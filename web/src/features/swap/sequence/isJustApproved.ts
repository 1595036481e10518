import type { TransactionRecord } from '@everything-wallet/core/documents/transaction';
import { isJustMade } from '../../../lib/callSequence/isJustMade.ts';
import type { SwapSequence } from './SwapSequence.ts';

/**
 * Checks that a swap's approval is so recent that a node may not show it yet. An approval missing later was used or revoked, and must be
 * repeated.
 *
 * @param record of the approval, in a block; undefined without one
 * @param now ms since 1970
 */
export function isJustApproved(
  { step }: Pick<SwapSequence, 'step'>,
  record: Pick<TransactionRecord, 'block_time'> | undefined,
  now: number,
): boolean {
  const madeAt = record?.block_time ?? step?.shown_at;
  return madeAt !== undefined && isJustMade(madeAt, now);
}

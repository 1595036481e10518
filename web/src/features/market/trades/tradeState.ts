import { isCancellation } from '@everything-wallet/core/documents/isCancellation';
import type { TransactionRecord } from '@everything-wallet/core/documents/transaction';
import { boughtUnits } from './boughtUnits.ts';
import { cameOf } from './cameOf.ts';
import type { Trade } from './Trade.ts';

/**
 * Where a call stands that was signed:
 * - 'pending': it waits for its block, or for enough nodes that have it, or for what is known of it;
 * - 'completed': it is in a block, by enough nodes or for good;
 * - 'notCome': it is a purchase that is in a block, and less came than was paid for;
 * - 'unheard': the server has no record of it: it may have been sent all the same;
 * - 'unread': its record could not be read;
 * - 'undone': another transaction took its place, or cancelled it.
 */
export type TradeState = 'pending' | 'completed' | 'notCome' | 'failed' | 'undone' | 'unheard' | 'unread';

/** Works out where a call stands by its record; undefined where there is none. */
export function tradeState(
  trade: Trade,
  record: TransactionRecord | undefined,
  reading: 'loading' | 'ready' | 'failed',
): TradeState {
  if (reading === 'failed') return 'unread';
  if (!record) return reading === 'loading' ? 'pending' : 'unheard';
  if (isCancellation(record)) return 'undone';
  if (record.status === 'pending') return 'pending';
  if (record.status === 'failed') return record.failure_reason === 'replaced' ? 'undone' : 'failed';
  if (!isToldByEnough(record)) return 'pending';
  const came = trade.kind === 'buy' ? cameOf(trade, record) : undefined;
  return came !== undefined && came < boughtUnits(trade) ? 'notCome' : 'completed';
}

/**
 * Whether more than one node's word stands behind a block: what moved is written of a block that enough nodes have. Final it may become
 * much later.
 */
function isToldByEnough({ is_final: isFinal, left, came }: TransactionRecord): boolean {
  return isFinal !== false || (left !== undefined && came !== undefined);
}

import type { TransactionRecord } from '@everything-wallet/core/documents/transaction';
import type { CallState } from '../../../lib/calls/callState.ts';
import { boughtUnits } from './boughtUnits.ts';
import { receivedUnits } from './receivedUnits.ts';
import type { Trade } from './Trade.ts';

/**
 * Where a call stands that was signed, as any call does, but that:
 * - 'completed': it is in a block, by enough nodes or for good; until then it is 'pending';
 * - 'notCome': it is a purchase that is in a block, and less came than was paid for.
 */
export type TradeState = CallState | 'notCome';

/** Works out where a call stands by what became of it, and by its record; undefined where there is none. */
export function tradeState(
  trade: Trade,
  state: CallState,
  record: TransactionRecord | undefined,
): TradeState {
  if (state !== 'completed' || !record) return state;
  if (!isToldByEnough(record)) return 'pending';
  const came = trade.kind === 'buy' ? receivedUnits(trade, record) : undefined;
  return came !== undefined && came < boughtUnits(trade) ? 'notCome' : 'completed';
}

/**
 * Whether more than one node's word stands behind a block: what moved is written of a block that enough nodes have. Final it may become
 * much later.
 */
function isToldByEnough({ is_final: isFinal, left, came }: TransactionRecord): boolean {
  return isFinal !== false || (left !== undefined && came !== undefined);
}

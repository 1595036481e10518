import type { TransactionRecord } from '@everything-wallet/core/documents/transaction';
import type { StepState } from '../../../lib/callSequence/stepState.ts';
import { boughtUnits } from './boughtUnits.ts';
import { receivedUnits } from './receivedUnits.ts';
import type { Trade } from './Trade.ts';

/**
 * State of a signed call, as of any call, with these differences:
 * - 'completed': it is in a block with a quorum, or final; until then it is 'pending';
 * - 'notCome': a purchase in a block with less received than paid for.
 */
export type TradeState = StepState | 'notCome';

/** Returns the state of a call from its outcome and its record; undefined if none. */
export function tradeState(
  trade: Trade,
  state: StepState,
  record: TransactionRecord | undefined,
): TradeState {
  if (state !== 'completed' || !record) return state;
  if (!hasQuorum(record)) return 'pending';
  const came = trade.kind === 'buy' ? receivedUnits(trade, record) : undefined;
  return came !== undefined && came < boughtUnits(trade) ? 'notCome' : 'completed';
}

/**
 * Returns true if more than one node reports the block: movements are recorded only with a quorum. The block may become final
 * much later.
 */
function hasQuorum({ is_final: isFinal, left, came }: TransactionRecord): boolean {
  return isFinal !== false || (left !== undefined && came !== undefined);
}

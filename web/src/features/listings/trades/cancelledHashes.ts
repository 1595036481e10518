import { isCancelling } from './isCancelling.ts';
import type { Trade } from './Trade.ts';

/** Returns the hashes of orders whose cancellation has a quorum, and whose records wait until it is final. */
export function cancelledHashes(stored: readonly Trade[]): ReadonlySet<string> {
  return new Set(
    stored.flatMap((trade) => (isCancelling(trade) && trade.is_told === true ? trade.order_hashes : [])),
  );
}

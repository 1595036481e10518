import { isCancelling } from './isCancelling.ts';
import type { Trade } from './Trade.ts';

/** Orders whose cancellation is in a block by enough nodes, and whose records wait until it is there for good. */
export function cancelledHashes(kept: readonly Trade[]): ReadonlySet<string> {
  return new Set(
    kept.flatMap((trade) => (isCancelling(trade) && trade.is_told === true ? trade.order_hashes : [])),
  );
}

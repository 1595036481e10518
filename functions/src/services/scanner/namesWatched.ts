import {
  APPROVAL,
  APPROVAL_FOR_ALL,
  PERMIT2_APPROVAL,
  PERMIT2_LOCKDOWN,
  PERMIT2_PERMIT,
} from '../abi/approvalTopics.ts';
import { isCoinTransferLog } from '../abi/isCoinTransferLog.ts';
import { TRANSFER, TRANSFER_BATCH, TRANSFER_SINGLE } from '../abi/transferTopics.ts';
import type { LoggedEvent } from '../chain/Ledger.ts';
import type { WatchList } from './WatchList.ts';

/** Events that a scanner reads. */
const EVENTS: ReadonlySet<string | undefined> = new Set([
  ...[TRANSFER, TRANSFER_SINGLE, TRANSFER_BATCH],
  ...[APPROVAL, APPROVAL_FOR_ALL, PERMIT2_APPROVAL, PERMIT2_LOCKDOWN, PERMIT2_PERMIT],
]);

/**
 * Returns true for a transfer or an approval with a watched address in any indexed value, or for Permit2's lockdown of a watched
 * spender; `matchBlock` decides which counts.
 */
export function namesWatched(
  { address, topics: [event, ...values], data }: LoggedEvent,
  watched: WatchList,
): boolean {
  if (!EVENTS.has(event) || isCoinTransferLog(address)) return false;
  // The spender is the last word, and not indexed.
  return values.some((value) => watched.has(value)) || (event === PERMIT2_LOCKDOWN && watched.has(data));
}

import { APPROVAL, APPROVAL_FOR_ALL, PERMIT2_APPROVAL, PERMIT2_PERMIT } from '../abi/approvalTopics.ts';
import { TRANSFER, TRANSFER_BATCH, TRANSFER_SINGLE } from '../abi/transferTopics.ts';
import type { WatchList } from './WatchList.ts';

/** Events that a scanner reads. */
const EVENTS: ReadonlySet<string | undefined> = new Set([
  ...[TRANSFER, TRANSFER_SINGLE, TRANSFER_BATCH],
  ...[APPROVAL, APPROVAL_FOR_ALL, PERMIT2_APPROVAL, PERMIT2_PERMIT],
]);

/** Returns true for a transfer or an approval with a watched address in any indexed value; `matchBlock` decides which counts. */
export function namesWatched([event, ...values]: readonly string[], watched: WatchList): boolean {
  return EVENTS.has(event) && values.some((value) => watched.has(value));
}

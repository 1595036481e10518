import type { OwnListing } from '../OwnListing.ts';
import type { DismissedListing } from './DismissedListing.ts';

/** A day, in ms: no network takes back a block that is so old. */
const DEPTH_MS = 86_400_000;

/**
 * Whether an order that was put aside is over for good: enough nodes say so of a block a day later, by the chain's clock and by this
 * device's, so that neither a wrong clock nor a node that names another time has its record deleted.
 */
export function isOverForGood(
  { outcome, outcomeAt }: Pick<OwnListing, 'outcome' | 'outcomeAt'>,
  { written_at: since }: Pick<DismissedListing, 'written_at'>,
  now: number,
): boolean {
  if (outcome === undefined || typeof outcomeAt !== 'number') return false;
  return Math.min(outcomeAt, now) - since >= DEPTH_MS;
}

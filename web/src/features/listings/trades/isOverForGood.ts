import type { OwnListing } from '../OwnListing.ts';
import type { DismissedListing } from './DismissedListing.ts';

/** A day, in ms: no reorg undoes a block of that age. */
const DEPTH_MS = 86_400_000;

/**
 * Returns true if a dismissed order is over for good: a quorum reports a block a day old, by the chain's clock and by this
 * device's, so that neither a wrong clock nor a node with a false time deletes its record.
 */
export function isOverForGood(
  { outcome, outcomeAt }: Pick<OwnListing, 'outcome' | 'outcomeAt'>,
  { written_at: since }: Pick<DismissedListing, 'written_at'>,
  now: number,
): boolean {
  if (outcome === undefined || typeof outcomeAt !== 'number') return false;
  return Math.min(outcomeAt, now) - since >= DEPTH_MS;
}

import type { NewEvent } from './commitEvents.ts';
import type { BlockRef } from './ScanCursor.ts';

/** Returns the event that reverts a block: also one without movements, because a backfill may have written some. */
export function revertedEvent({ number, hash }: BlockRef): NewEvent {
  return { kind: 'reverted', block: { number, hash } };
}

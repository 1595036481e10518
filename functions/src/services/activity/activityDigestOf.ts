import { createHash } from 'node:crypto';
import type { ActivityMovement } from './ActivityEvent.ts';

/** Returns the digest of a movement in its block, as 64 hex digits. */
export function activityDigestOf({ movementId, blockHash }: ActivityMovement): string {
  return createHash('sha256').update(`${movementId}:${blockHash}`).digest('hex');
}

import { createHash } from 'node:crypto';

const PREFIX = 'push-';

/**
 * Returns the id of a user's entry for pushes among the endpoints of their log. It is part of the ids of their lanes, which must not be
 * those of another user who has the same account.
 */
export function pushEntryId(userId: string): string {
  return PREFIX + createHash('sha256').update(userId).digest('hex').slice(0, 32);
}

/** Returns true for a lane of pushes: `<pushEntryId>_<chain id>_<address in lower case>`. */
export function isPushLane(laneId: string): boolean {
  return laneId.startsWith(PREFIX);
}

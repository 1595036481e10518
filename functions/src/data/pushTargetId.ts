import { createHash } from 'node:crypto';

const PREFIX = 'push-';

/**
 * Returns the id of a browser's pushes among the targets of a user's log. It is part of the ids of their lanes, which must not be those of
 * another user who has the same account.
 *
 * @param subscriptionId id of the document of the subscription; a user's id in logs from before each browser had lanes of its own
 */
export function pushTargetId(subscriptionId: string): string {
  return PREFIX + createHash('sha256').update(subscriptionId).digest('hex').slice(0, 32);
}

/** Returns true for the id of pushes, and false for that of a webhook. */
export function isPushTarget(targetId: string): boolean {
  return targetId.startsWith(PREFIX);
}

import { createHash } from 'node:crypto';

const PREFIX = 'push-';

/**
 * Returns the id of a user's pushes among the targets of their log. It is part of the ids of their lanes, which must not be those of
 * another user who has the same account.
 */
export function pushTargetId(userId: string): string {
  return PREFIX + createHash('sha256').update(userId).digest('hex').slice(0, 32);
}

/** Returns true for the id of a user's pushes, and false for that of a webhook. */
export function isPushTarget(targetId: string): boolean {
  return targetId.startsWith(PREFIX);
}

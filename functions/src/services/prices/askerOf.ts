import { createHash } from 'node:crypto';

/**
 * Returns one of 256 numbers for a caller: enough to share room out between users, too few to identify one.
 */
export function askerOf(userId: string): string {
  return String(createHash('sha256').update(userId).digest()[0]);
}

import { randomBytes } from 'node:crypto';

/** Returns an unpredictable address, in lower case. */
export function randomAddress(): string {
  return `0x${randomBytes(20).toString('hex')}`;
}

import { randomBytes } from 'node:crypto';

/** An address that nobody can know beforehand, in lower case. */
export function randomAddress(): string {
  return `0x${randomBytes(20).toString('hex')}`;
}

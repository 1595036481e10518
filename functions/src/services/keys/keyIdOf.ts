import { createHash } from 'node:crypto';

/** The id of a key's documents: its SHA-256 as lower-case hex, as the rules compute it. */
export function keyIdOf(key: string): string {
  return createHash('sha256').update(key).digest('hex');
}

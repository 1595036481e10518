import { createHash } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { API_KEY, CHECKSUM_LENGTH, RANDOM_LENGTH } from '@everything-wallet/core/apiKeys/apiKeyPattern';
import { BASE62, randomBase62 } from './randomBase62.ts';

/** Makes a new API key: ew_live_ or, for testnets alone, ew_test_; 166 random bits in base62; a checksum. */
export function createApiKey(testnetsOnly: boolean): string {
  const beginning = `${testnetsOnly ? 'ew_test_' : 'ew_live_'}${randomBase62(RANDOM_LENGTH)}`;
  return beginning + keyChecksum(beginning);
}

/**
 * Returns true if a text has the format of a key, including its checksum; only the database knows whether it
 * is one.
 */
export function isApiKey(text: string): boolean {
  return API_KEY.test(text) && keyChecksum(text.slice(0, -CHECKSUM_LENGTH)) === text.slice(-CHECKSUM_LENGTH);
}

/** The id of a key's documents: its SHA-256 as lower-case hex, as the rules compute it. */
export function keyIdOf(key: string): string {
  return createHash('sha256').update(key).digest('hex');
}

/** The end of a key: the CRC-32 of all before it, in base62. It finds typing errors; it is no secret. */
export function keyChecksum(beginning: string): string {
  let rest = crc32(beginning);
  let text = '';
  for (let digit = 0; digit < CHECKSUM_LENGTH; digit += 1) {
    text = BASE62.charAt(rest % BASE62.length) + text;
    rest = Math.floor(rest / BASE62.length);
  }
  return text;
}

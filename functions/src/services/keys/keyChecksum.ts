import { crc32 } from 'node:zlib';
import { CHECKSUM_LENGTH } from '@everything-wallet/core/apiKeys/apiKeyPattern';
import { BASE62 } from './base62.ts';

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

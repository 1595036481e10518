import { randomInt } from 'node:crypto';
import { RANDOM_LENGTH } from '@everything-wallet/core/apiKeys/apiKeyPattern';
import { BASE62 } from './base62.ts';
import { keyChecksum } from './keyChecksum.ts';

/** Makes a new API key: ew_live_ or, for testnets alone, ew_test_; 166 random bits in base62; a checksum. */
export function createApiKey(testnetsOnly: boolean): string {
  const random = Array.from({ length: RANDOM_LENGTH }, () => BASE62.charAt(randomInt(BASE62.length))).join(
    '',
  );
  const beginning = `${testnetsOnly ? 'ew_test_' : 'ew_live_'}${random}`;
  return beginning + keyChecksum(beginning);
}

import { API_KEY, CHECKSUM_LENGTH } from '@everything-wallet/core/apiKeys/apiKeyPattern';
import { keyChecksum } from './keyChecksum.ts';

/**
 * Returns true if a text has the format of a key, including its checksum; only the database knows whether it
 * is one.
 */
export function isApiKey(text: string): boolean {
  return API_KEY.test(text) && keyChecksum(text.slice(0, -CHECKSUM_LENGTH)) === text.slice(-CHECKSUM_LENGTH);
}

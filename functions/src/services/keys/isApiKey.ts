import { API_KEY, CHECKSUM_LENGTH } from '@everything-wallet/core/apiKeys/apiKeyPattern';
import { keyChecksum } from './keyChecksum.ts';

/** Whether a text is written as a key is, its checksum included; whether it is one, the database knows. */
export function isApiKey(text: string): boolean {
  return API_KEY.test(text) && keyChecksum(text.slice(0, -CHECKSUM_LENGTH)) === text.slice(-CHECKSUM_LENGTH);
}

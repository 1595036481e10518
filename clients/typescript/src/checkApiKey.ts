import { ApiKeyError } from './ApiKeyError.ts';

/**
 * Checks that a key can be written into a header.
 *
 * Whether it is a key of the API is for the API to say. A key with a line break in it would otherwise be quoted by the
 * error of the HTTP library.
 *
 * @throws ApiKeyError which does not quote the key
 */
export function checkApiKey(apiKey: unknown): void {
  if (typeof apiKey !== 'string' || apiKey === '') throw new ApiKeyError('apiKey is missing');
  if (!/^[\x21-\x7e]+$/.test(apiKey)) {
    throw new ApiKeyError('apiKey holds white space or characters that no key has; copy it again');
  }
}

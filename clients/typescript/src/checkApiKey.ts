import { ApiKeyError } from './ApiKeyError.ts';

/**
 * Checks that a key is a valid header value.
 *
 * The API decides whether the key exists. A key with a line break would otherwise be quoted by the error of
 * the HTTP library.
 *
 * @throws ApiKeyError which does not quote the key
 */
export function checkApiKey(apiKey: unknown): void {
  if (typeof apiKey !== 'string' || apiKey === '') throw new ApiKeyError('apiKey is missing');
  if (!/^[\x21-\x7e]+$/.test(apiKey)) {
    throw new ApiKeyError('apiKey holds white space or characters that no key has; copy it again');
  }
}

/** The given API key is not a valid header value; the message does not quote it. */
export class ApiKeyError extends TypeError {
  override readonly name = 'ApiKeyError';
}

/** What was given for an API key cannot be one; the message does not quote it. */
export class ApiKeyError extends TypeError {
  override readonly name = 'ApiKeyError';
}

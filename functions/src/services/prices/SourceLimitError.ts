/** Thrown when a source of prices has a rate limit (status 429). */
export class SourceLimitError extends Error {
  override readonly name = 'SourceLimitError';
  /** Milliseconds without requests that the source demands (Retry-After); undefined if not stated. */
  readonly retryAfterMs: number | undefined;

  constructor(retryAfterMs: number | undefined) {
    super('The price source has been asked too often');
    this.retryAfterMs = retryAfterMs;
  }
}

/** A source of prices wants to be asked less (status 429). */
export class SourceLimitError extends Error {
  override readonly name = 'SourceLimitError';
  /** Milliseconds that the source asks to be left in peace for (Retry-After); undefined where it does not say. */
  readonly retryAfterMs: number | undefined;

  constructor(retryAfterMs: number | undefined) {
    super('The price source has been asked too often');
    this.retryAfterMs = retryAfterMs;
  }
}

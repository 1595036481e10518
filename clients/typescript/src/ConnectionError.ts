interface ConnectionErrorDetails {
  readonly retryable: boolean;
  readonly attempts: number;
  readonly status?: number | undefined;
  readonly retryAfterMs?: number | undefined;
  readonly cause?: unknown;
}

/**
 * No answer came, or one that is not the API's: a page of a proxy, for example.
 *
 * After sendTransaction it does not mean that nothing was sent: send the same bytes again, which never makes a second
 * transaction, or ask for the transaction by its hash.
 */
export class ConnectionError extends Error {
  override readonly name = 'ConnectionError';
  /** True if the same request may succeed later. */
  readonly retryable: boolean;
  /** Number of times the request was made. */
  readonly attempts: number;
  /** As that of an ApiError. A request without an answer may always have arrived. */
  readonly mayHaveArrived = true;
  /** The HTTP status of an answer that is not the API's; absent where there was no answer. */
  readonly status: number | undefined;
  /** The milliseconds to wait before a retry, if the answer states them. */
  readonly retryAfterMs: number | undefined;

  constructor(message: string, { retryable, attempts, status, retryAfterMs, cause }: ConnectionErrorDetails) {
    super(message, cause === undefined ? undefined : { cause });
    this.retryable = retryable;
    this.attempts = attempts;
    this.status = status;
    this.retryAfterMs = retryAfterMs;
  }
}

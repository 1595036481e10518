interface ConnectionErrorDetails {
  readonly retryable: boolean;
  readonly attempts: number;
  readonly status?: number | undefined;
  readonly retryAfterMs?: number | undefined;
  readonly cause?: unknown;
}

/**
 * There was no answer, or one that is not the API's: a page of a proxy, for example. After sendTransaction
 * the transaction may still have been sent: send the same bytes again, which never creates a second
 * transaction, or request the transaction by its hash.
 */
export class ConnectionError extends Error {
  override readonly name = 'ConnectionError';
  /** True if the same request may succeed later. */
  readonly retryable: boolean;
  /** Number of attempts. */
  readonly attempts: number;
  /** As in an ApiError. A request without an answer may always have arrived. */
  readonly mayHaveArrived = true;
  /** HTTP status of an answer that is not the API's; absent without an answer. */
  readonly status: number | undefined;
  /** Milliseconds to wait before a retry, where the answer states them. */
  readonly retryAfterMs: number | undefined;

  constructor(message: string, { retryable, attempts, status, retryAfterMs, cause }: ConnectionErrorDetails) {
    super(message, cause === undefined ? undefined : { cause });
    this.retryable = retryable;
    this.attempts = attempts;
    this.status = status;
    this.retryAfterMs = retryAfterMs;
  }
}

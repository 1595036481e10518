/**
 * A transaction was still pending at the timeout. It may still be completed: request its status again, or
 * send the same bytes again, which never creates a second one. Do not sign again.
 */
export class WaitTimeoutError extends Error {
  override readonly name = 'WaitTimeoutError';
  /** Hash of the transaction. */
  readonly hash: string;
  /** As in an ApiError: the transaction may still be in transit. */
  readonly mayHaveArrived = true;

  constructor(hash: string, timeoutMs: number, cause?: unknown) {
    super(
      `The transaction ${hash} was still pending after ${timeoutMs} ms; it may be in a block later`,
      cause === undefined ? undefined : { cause },
    );
    this.hash = hash;
  }
}

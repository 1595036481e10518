/**
 * A transaction was still pending when the time to wait was over. It says nothing against the transaction: ask again, or
 * send the same bytes again, which never makes a second one. Do not sign again.
 */
export class WaitTimeoutError extends Error {
  override readonly name = 'WaitTimeoutError';
  /** The hash of the transaction. */
  readonly hash: string;
  /** As that of an ApiError: it may be on its way all the same. */
  readonly mayHaveArrived = true;

  constructor(hash: string, timeoutMs: number, cause?: unknown) {
    super(
      `The transaction ${hash} was still pending after ${timeoutMs} ms; it may be in a block later`,
      cause === undefined ? undefined : { cause },
    );
    this.hash = hash;
  }
}

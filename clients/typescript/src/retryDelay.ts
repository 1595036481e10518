const FIRST_DELAY_MS = 500;
const LONGEST_DELAY_MS = 8_000;

/** A longer wait is an error for the caller, instead of a silent delay. */
const LONGEST_RETRY_AFTER_MS = 60_000;

/**
 * Returns the delay before a retry: that of the answer, else exponential backoff with full jitter, so that
 * many clients that failed together do not retry together.
 *
 * @param attempts number of attempts so far
 * @param retryAfterMs the wait that the answer demands
 * @returns milliseconds, or undefined when the wait would exceed a minute
 */
export function retryDelay(attempts: number, retryAfterMs: number | undefined): number | undefined {
  if (retryAfterMs !== undefined) return retryAfterMs > LONGEST_RETRY_AFTER_MS ? undefined : retryAfterMs;
  return Math.random() * Math.min(LONGEST_DELAY_MS, FIRST_DELAY_MS * 2 ** (attempts - 1));
}

const FIRST_DELAY_MS = 500;
const LONGEST_DELAY_MS = 8_000;

/** Who has to wait longer than this is better told so than left waiting. */
const LONGEST_RETRY_AFTER_MS = 60_000;

/**
 * How long to wait before a request is made again: what the answer asks for, else exponential backoff with full jitter,
 * so that many clients that failed together do not come back together.
 *
 * @param attempts how many times the request was made already
 * @param retryAfterMs what the answer asks for
 * @returns milliseconds, or undefined when the wait would be longer than a minute
 */
export function retryDelay(attempts: number, retryAfterMs: number | undefined): number | undefined {
  if (retryAfterMs !== undefined) return retryAfterMs > LONGEST_RETRY_AFTER_MS ? undefined : retryAfterMs;
  return Math.random() * Math.min(LONGEST_DELAY_MS, FIRST_DELAY_MS * 2 ** (attempts - 1));
}

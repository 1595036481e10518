/** Milliseconds before the first retry, and between any two at most; `deliverWebhook` configures its queue with them. */
export const MIN_RETRY_MS = 5_000;
export const MAX_RETRY_MS = 60 * 60 * 1_000;

/** Doublings until the delay is `MAX_RETRY_MS`. */
export const MAX_DOUBLINGS = 10;

/** Returns the milliseconds to wait after so many failed attempts: they double up to an hour. */
export function retryDelayMs(attempts: number): number {
  return Math.min(MAX_RETRY_MS, MIN_RETRY_MS * 2 ** Math.min(MAX_DOUBLINGS, Math.max(0, attempts - 1)));
}

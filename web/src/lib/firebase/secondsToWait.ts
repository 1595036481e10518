import { CallableError } from './CallableError.ts';

/** Longest rate-limit period of the server, for an error that states none, in seconds. */
const A_MINUTE = 60;

/**
 * Returns the seconds to wait after a failure before the next request; undefined where it was no rate-limit
 * error.
 */
export function secondsToWait(error: unknown): number | undefined {
  if (!(error instanceof CallableError) || error.reason !== 'tooManyRequests') return undefined;
  return Math.ceil(error.retryAfterSeconds ?? A_MINUTE);
}

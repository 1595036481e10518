import { CallableError } from './CallableError.ts';

/** How long the limits of the server last, at most, for what does not say it, in seconds. */
const A_MINUTE = 60;

/** How many seconds nothing is to be asked after a failure; undefined where it was not for asking too much. */
export function secondsToWait(error: unknown): number | undefined {
  if (!(error instanceof CallableError) || error.reason !== 'tooManyRequests') return undefined;
  return Math.ceil(error.retryAfterSeconds ?? A_MINUTE);
}

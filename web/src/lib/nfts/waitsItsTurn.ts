import { CallableError } from '../firebase/CallableError.ts';

/** Number of retries after rate-limit errors. */
const MAX_WAITS = 5;

/** Delay before the retry after any other error, in ms. */
const PAUSE_MS = 1_000;

/** Retry options of requests about NFTs: once, or as long as the rate limit of the server requires. */
export const waitsItsTurn = {
  retry: (failures: number, error: unknown): boolean => failures < (exceedsLimit(error) ? MAX_WAITS : 1),
  retryDelay: (_failures: number, error: unknown): number =>
    exceedsLimit(error) ? (error.retryAfterSeconds ?? 1) * 1_000 : PAUSE_MS,
};

/** Returns true if an error is a rate-limit error. */
export function exceedsLimit(error: unknown): error is CallableError {
  return error instanceof CallableError && error.reason === 'tooManyRequests';
}

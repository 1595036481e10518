import { CallableError } from '../firebase/CallableError.ts';

/** How often it is asked again where the server says to wait. */
const MAX_WAITS = 5;

/** Before it is asked once more where something else went wrong, in ms. */
const PAUSE_MS = 1_000;

/** How a question about NFTs is asked again: once, or as long as the server says that it is too much for a minute. */
export const waitsItsTurn = {
  retry: (failures: number, error: unknown): boolean => failures < (exceedsLimit(error) ? MAX_WAITS : 1),
  retryDelay: (_failures: number, error: unknown): number =>
    exceedsLimit(error) ? (error.retryAfterSeconds ?? 1) * 1_000 : PAUSE_MS,
};

/** Whether the server said that it was asked too much for a minute. */
export function exceedsLimit(error: unknown): error is CallableError {
  return error instanceof CallableError && error.reason === 'tooManyRequests';
}

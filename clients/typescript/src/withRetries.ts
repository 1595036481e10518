import { ApiError } from './ApiError.ts';
import { ConnectionError } from './ConnectionError.ts';
import { retryDelay } from './retryDelay.ts';
import { wait } from './wait.ts';

/** What is known of a request when it is made. */
export interface Attempts {
  /** How many times it has been made, this one counted. */
  readonly count: number;
  /** Whether one of those before may have been carried out. */
  readonly mayHaveArrived: boolean;
}

interface RetryOptions {
  readonly maxRetries: number;
  readonly signal: AbortSignal | undefined;
}

/**
 * Makes a request again while what went wrong may pass: 429, 5xx, and no answer.
 *
 * Every request of the API may be made twice: all but one only ask, and that one is known by the hash of its bytes.
 *
 * @param attempt makes the request once
 * @throws what the last attempt threw, or the signal's reason
 */
export async function withRetries<Answer>(
  attempt: (attempts: Attempts) => Promise<Answer>,
  { maxRetries, signal }: RetryOptions,
): Promise<Answer> {
  let mayHaveArrived = false;
  for (let count = 1; ; count += 1) {
    try {
      return await attempt({ count, mayHaveArrived });
    } catch (error) {
      const delay = count > maxRetries ? undefined : delayAfter(error, count);
      if (delay === undefined) throw error;
      mayHaveArrived =
        error instanceof ConnectionError || (error instanceof ApiError && error.mayHaveArrived);
      await wait(delay, signal);
    }
  }
}

function delayAfter(error: unknown, attempts: number): number | undefined {
  if (error instanceof ApiError) {
    const mayPass = error.status === 429 || error.status >= 500;
    return mayPass ? retryDelay(attempts, error.retryAfterMs) : undefined;
  }
  const isWorthAnother = error instanceof ConnectionError && error.retryable;
  return isWorthAnother ? retryDelay(attempts, error.retryAfterMs) : undefined;
}

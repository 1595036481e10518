import { ApiError } from './ApiError.ts';
import { ConnectionError } from './ConnectionError.ts';
import { retryDelay } from './retryDelay.ts';
import { wait } from './wait.ts';

/** State of a request at one attempt. */
export interface Attempts {
  /** Number of attempts, including this one. */
  readonly count: number;
  /** True if an earlier attempt may have been carried out. */
  readonly mayHaveArrived: boolean;
}

interface RetryOptions {
  readonly maxRetries: number;
  readonly signal: AbortSignal | undefined;
}

/**
 * Retries a request after temporary failures: 429, 5xx, and no answer.
 *
 * Every request of the API may be sent twice: all but one are reads, and that one is identified by the hash
 * of its bytes.
 *
 * @param attempt sends the request once
 * @throws the error of the last attempt, or the signal's reason
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

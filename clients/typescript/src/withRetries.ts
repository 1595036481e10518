import { ApiError } from './ApiError.ts';
import { ConnectionError } from './ConnectionError.ts';
import { retryDelay } from './retryDelay.ts';
import { wait } from './wait.ts';

interface RetryOptions {
  readonly maxRetries: number;
  readonly signal: AbortSignal | undefined;
}

/**
 * Makes a request again while what went wrong may pass: 429, 5xx, and no answer.
 *
 * Every request of the API may be made twice: all but one only ask, and that one is known by the hash of its bytes.
 *
 * @param attempt makes the request; is told how many times it has been made, this one counted
 * @throws what the last attempt threw, or the signal's reason
 */
export async function withRetries<Answer>(
  attempt: (attempts: number) => Promise<Answer>,
  { maxRetries, signal }: RetryOptions,
): Promise<Answer> {
  for (let attempts = 1; ; attempts += 1) {
    try {
      return await attempt(attempts);
    } catch (error) {
      const delay = attempts > maxRetries ? undefined : delayAfter(error, attempts);
      if (delay === undefined) throw error;
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

import type { Transaction } from './answers.ts';
import { ApiError } from './ApiError.ts';
import { ConnectionError } from './ConnectionError.ts';
import { wait } from './wait.ts';
import { WaitTimeoutError } from './WaitTimeoutError.ts';

interface Waiting {
  readonly hash: string;
  readonly timeoutMs: number;
  readonly pollIntervalMs: number;
  readonly signal: AbortSignal | undefined;
}

/**
 * Asks for a transaction until it is completed or failed.
 *
 * That nobody knows it yet, and failures that may pass, end nothing: the transaction may be on its way all the same.
 *
 * @param ask asks once, until its signal is aborted
 * @throws WaitTimeoutError when the time is over; its cause is what the last question ended in, absent where it is
 *   pending
 * @throws ApiError or ConnectionError when asking again is of no use
 * @throws the signal's reason
 */
export async function waitForReceipt(
  ask: (signal: AbortSignal) => Promise<Transaction>,
  { hash, timeoutMs, pollIntervalMs, signal }: Waiting,
): Promise<Transaction> {
  signal?.throwIfAborted();
  const deadline = performance.now() + timeoutMs;
  const controller = new AbortController();
  const timer = setTimeout(() => {
    controller.abort();
  }, timeoutMs);
  const abort = () => {
    controller.abort();
  };
  signal?.addEventListener('abort', abort, { once: true });
  let last: unknown = new ConnectionError('No answer came in time', { retryable: true, attempts: 1 });
  try {
    for (;;) {
      let pause = pollIntervalMs;
      try {
        const transaction = await ask(controller.signal);
        if (transaction.status !== 'pending') return transaction;
        last = undefined;
      } catch (error) {
        if (controller.signal.aborted || !mayPass(error)) throw error;
        last = error;
        pause = Math.max(pause, error.retryAfterMs ?? 0);
      }
      // What is asked for to wait may be longer than there is time.
      await wait(Math.min(pause, Math.max(0, deadline - performance.now()) + 1), controller.signal);
    }
  } catch (error) {
    signal?.throwIfAborted();
    if (!controller.signal.aborted) throw error;
    throw new WaitTimeoutError(hash, timeoutMs, last);
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', abort);
  }
}

function mayPass(error: unknown): error is ApiError | ConnectionError {
  if (error instanceof ApiError) {
    return error.code === 'transaction_not_found' || error.status === 429 || error.status >= 500;
  }
  return error instanceof ConnectionError && error.retryable;
}

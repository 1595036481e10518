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
 * Requests a transaction until it is completed or failed.
 *
 * An unknown transaction and temporary failures do not end the wait: the transaction may still be in transit.
 *
 * @param ask sends one request, until its signal is aborted
 * @throws WaitTimeoutError at the timeout; its cause is the last failure, absent for a pending transaction
 * @throws ApiError or ConnectionError when a retry is of no use
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
      // The requested wait may exceed the remaining time.
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

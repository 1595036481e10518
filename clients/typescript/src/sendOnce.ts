import { causeWithoutKey } from './causeWithoutKey.ts';
import { ConnectionError } from './ConnectionError.ts';
import { failureOf } from './failureOf.ts';
import { parseObject } from './parseObject.ts';
import { reasonOf } from './reasonOf.ts';
import type { Attempts } from './withRetries.ts';

/** Function that sends requests. */
export type Fetch = (url: string, init: RequestInit) => Promise<Response>;

/** A request, and its options. */
export interface Sending {
  readonly url: string;
  readonly init: RequestInit;
  /** Member of every answer: JSON without it comes from another server. */
  readonly member: string;
  readonly apiKey: string;
  readonly timeoutMs: number;
  readonly fetch: Fetch;
  readonly signal: AbortSignal | undefined;
}

/**
 * Sends a request once, and reads the whole answer.
 *
 * @returns an answer with a JSON object as its body, which has the member
 * @throws ApiError when the API answers with a problem
 * @throws ConnectionError when there is no answer, or one that is not the API's
 * @throws the signal's reason when it is aborted
 */
export async function sendOnce(sending: Sending, attempts: Attempts): Promise<Response> {
  const { response, text } = await exchange(sending, attempts);
  if (response.ok && parseObject(text)?.[sending.member] !== undefined)
    return new Response(text, { status: response.status });
  throw failureOf(sending, attempts, response, text);
}

/** Sends the request and receives the whole answer, within the timeout. */
async function exchange({ url, init, apiKey, timeoutMs, fetch, signal }: Sending, { count }: Attempts) {
  signal?.throwIfAborted();
  const controller = new AbortController();
  const abort = () => {
    controller.abort();
  };
  const tooLate = new Error('Too late');
  const timer = setTimeout(() => {
    controller.abort(tooLate);
  }, timeoutMs);
  signal?.addEventListener('abort', abort, { once: true });
  try {
    // A redirect is not followed: the key would go to an unchecked address.
    const response = await fetch(url, { ...init, redirect: 'manual', signal: controller.signal });
    return { response, text: await response.text() };
  } catch (thrown) {
    signal?.throwIfAborted();
    const { origin } = new URL(url);
    const cause = causeWithoutKey(thrown, apiKey);
    const message =
      controller.signal.reason === tooLate
        ? `No answer from ${origin} within ${timeoutMs} ms`
        : `No answer from ${origin} (${reasonOf(cause)})`;
    throw new ConnectionError(message, { retryable: true, attempts: count, cause });
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', abort);
  }
}

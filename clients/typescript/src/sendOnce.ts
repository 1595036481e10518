import { ApiError } from './ApiError.ts';
import { causeWithoutKey } from './causeWithoutKey.ts';
import { ConnectionError } from './ConnectionError.ts';
import { parseObject } from './parseObject.ts';
import { parseRetryAfter } from './parseRetryAfter.ts';
import { readProblem } from './readProblem.ts';
import { redactKey } from './redactKey.ts';
import type { Attempts } from './withRetries.ts';

/** Function that sends requests. */
export type Fetch = (url: string, init: RequestInit) => Promise<Response>;

/** Problem with a 5xx status which means that no node has the transaction; the others leave it open. */
const NOTHING_SENT = 'upstream_unavailable';

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
  throw failure(sending, attempts, response, text);
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

/** Returns the reason of a failure: 'fetch failed' is less useful than the ECONNREFUSED behind it. */
function reasonOf(error: Error): string {
  let innermost = error;
  while (innermost.cause instanceof Error) innermost = innermost.cause;
  return 'code' in innermost && typeof innermost.code === 'string' ? innermost.code : innermost.message;
}

function failure({ url, apiKey }: Sending, attempts: Attempts, response: Response, text: string): Error {
  const { status, headers } = response;
  const retryAfterMs = parseRetryAfter(headers.get('Retry-After'));
  const mayPass = status === 429 || status >= 500;
  const problem = status >= 400 ? readProblem(redactKey(text, apiKey)) : undefined;
  if (problem) {
    return new ApiError({
      ...problem,
      status,
      requestId: problem.requestId ?? headers.get('X-Request-Id') ?? undefined,
      retryable: problem.retryable ?? mayPass,
      retryAfterMs,
      attempts: attempts.count,
      mayHaveArrived: attempts.mayHaveArrived || (status >= 500 && problem.code !== NOTHING_SENT),
    });
  }
  const { origin } = new URL(url);
  const isRedirect = response.type === 'opaqueredirect' || (status >= 300 && status < 400);
  const kind = headers.get('Content-Type')?.split(';')[0] ?? 'no content type';
  const message = isRedirect
    ? `${origin} redirects to another address; correct baseUrl`
    : `The answer from ${origin} is not one of the API (status ${status}, ${kind}); check baseUrl, and whether a proxy or a login page of the network answers instead`;
  return new ConnectionError(message, { retryable: mayPass, attempts: attempts.count, status, retryAfterMs });
}

import { ApiError } from './ApiError.ts';
import { ConnectionError } from './ConnectionError.ts';
import { parseRetryAfter } from './parseRetryAfter.ts';
import { readProblem } from './readProblem.ts';
import { redactKey } from './redactKey.ts';
import type { Attempts } from './withRetries.ts';

/** Problem with a 5xx status which means that no node has the transaction; the others leave it open. */
const NOTHING_SENT = 'upstream_unavailable';

/** Returns the error for an answer that is a problem, or not one of the API. */
export function failureOf(
  { url, apiKey }: { readonly url: string; readonly apiKey: string },
  attempts: Attempts,
  response: Response,
  text: string,
): ApiError | ConnectionError {
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

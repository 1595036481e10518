import { parseJson } from '../../http/parseJson.ts';
import { readBounded } from '../../http/readBounded.ts';
import { AnswerTooLargeError } from './AnswerTooLargeError.ts';
import { EndpointError, type Delivery } from './EndpointError.ts';

/** Failures of a connection before a byte of the request is written (Node's error codes, and undici's). */
const BEFORE_SENDING = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
  'ERR_INVALID_URL',
]);

/**
 * Statuses by which a gateway reports that it did not forward a request (RFC 9110, RFC 6585); some count only
 * after others did.
 */
const TURNED_AWAY = new Set([401, 403, 404, 405, 413, 429]);

/** An HTTP response. */
export interface Exchange {
  readonly status: number;
  /** Possible delivery of the request, should this be no answer to it. */
  readonly delivery: Delivery;
  /** Undefined where it is no JSON. */
  readonly body: unknown;
}

/**
 * Sends JSON to a node and reads its response.
 *
 * @param timeoutMs milliseconds for the whole exchange
 * @param maxBytes of the response; by default as much as any honest node sends
 * @param readsErrors whether JSON with a status of 500 or more is returned: a refused batch explains itself
 * there
 * @throws AnswerTooLargeError if the response is longer
 * @throws EndpointError if the node does not answer, is overloaded or broken
 */
export async function exchangeJson(
  url: string,
  question: unknown,
  timeoutMs: number,
  maxBytes?: number,
  readsErrors = false,
): Promise<Exchange> {
  let response: Response;
  let text: string;
  try {
    response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(question),
      // A node does not move by itself; a redirect's target would read the request and could forge the
      // response.
      redirect: 'error',
      signal: AbortSignal.timeout(Math.max(1, Math.ceil(timeoutMs))),
    });
    text = await readBounded(response, () => new AnswerTooLargeError(), maxBytes);
  } catch (error) {
    if (error instanceof EndpointError) throw error;
    throw new EndpointError(deliveryOf(error), 'no answer', { cause: error });
  }
  const { status } = response;
  const delivery: Delivery = TURNED_AWAY.has(status) ? 'turnedAway' : 'unknown';
  const body = parseJson(text);
  const isRead = readsErrors && status >= 500 && body !== undefined;
  if ((status === 429 || status >= 500) && !isRead) throw new EndpointError(delivery, `status ${status}`);
  return { status, delivery, body };
}

function deliveryOf(error: unknown): Delivery {
  for (let current = error; current instanceof Error; current = current.cause) {
    const { code } = current as { code?: unknown };
    if (typeof code === 'string' && BEFORE_SENDING.has(code)) return 'no';
  }
  return 'unknown';
}

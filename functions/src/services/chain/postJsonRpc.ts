import { z } from 'zod';
import { parseJson } from '../../http/parseJson.ts';
import { readBounded } from '../../http/readBounded.ts';
import { noteUsage } from '../../requests/usage.ts';
import { AnswerTooLargeError } from './AnswerTooLargeError.ts';
import { BatchRefusedError } from './BatchRefusedError.ts';
import { EndpointError, type Delivery } from './EndpointError.ts';
import { RpcError } from './RpcError.ts';
import { isBatchTooLarge } from './isBatchTooLarge.ts';

/** HTTP status (RFC 9110). */
const PAYLOAD_TOO_LARGE = 413;

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

/** An error object; `data` may hold what a contract reverted with. */
const errorSchema = z.object({ code: z.number(), message: z.string(), data: z.unknown().optional() });

const envelopeSchema = z.union([
  z.object({
    jsonrpc: z.literal('2.0'),
    id: z.number(),
    error: errorSchema,
  }),
  z.object({ jsonrpc: z.literal('2.0'), id: z.number(), result: z.unknown(), error: z.null().optional() }),
]);
const envelopesSchema = z.array(envelopeSchema);

let lastId = 0;

/** A question to a node. */
export interface RpcQuestion {
  readonly method: string;
  readonly params: readonly unknown[];
}

/**
 * Sends one request to a node over HTTP (JSON-RPC 2.0).
 *
 * @param timeoutMs milliseconds for the whole exchange
 * @param maxBytes of the response
 * @returns the result, unchecked
 * @throws RpcError if the node answers with an error
 * @throws EndpointError if there is no usable response
 */
export async function postJsonRpc(
  url: string,
  method: string,
  params: readonly unknown[],
  timeoutMs: number,
  maxBytes?: number,
): Promise<unknown> {
  const question = asRequest({ method, params });
  const { status, delivery, body } = await exchangeJson(url, question, timeoutMs, maxBytes);
  const envelope = envelopeSchema.safeParse(body);
  if (!envelope.success || envelope.data.id !== question.id) {
    throw new EndpointError(delivery, 'malformed answer');
  }
  if (envelope.data.error) throw toRpcError(envelope.data.error);
  if (status >= 300 || !('result' in envelope.data)) throw new EndpointError(delivery, `status ${status}`);
  return envelope.data.result;
}

/**
 * Sends several requests to a node in one exchange (JSON-RPC 2.0, Batch), whose responses are in any order.
 *
 * @param timeoutMs milliseconds for the whole exchange
 * @param maxBytes of all responses together
 * @returns for each request the unchecked result, or the node's error
 * @throws RpcError if the node refuses the whole batch
 * @throws BatchRefusedError if it refuses so many requests
 * @throws EndpointError if there is no usable response
 */
export async function postJsonRpcBatch(
  url: string,
  questions: readonly RpcQuestion[],
  timeoutMs: number,
  maxBytes?: number,
): Promise<readonly ({ readonly result: unknown } | RpcError)[]> {
  const requests = questions.map(asRequest);
  const { status, delivery, body } = await exchangeJson(url, requests, timeoutMs, maxBytes, true);
  const refusal = refusalSchema.safeParse(body);
  const isLarge = requests.length > 1;
  if (isLarge && status === PAYLOAD_TOO_LARGE) throw new BatchRefusedError();
  if (refusal.success) {
    const error = toRpcError(refusal.data.error);
    if (isLarge && isBatchTooLarge(error)) throw new BatchRefusedError();
    if (status < 500) throw error;
  }
  const answers = envelopesSchema.safeParse(body);
  const errors = answers.data?.flatMap(({ error }) => (error ? toRpcError(error) : []));
  // Some answer as many as they take, and leave the others out.
  const isShort = answers.success && answers.data.length > 0 && answers.data.length < requests.length;
  if (isLarge && (isShort || errors?.some(isBatchTooLarge) === true)) throw new BatchRefusedError();
  if (status >= 500) throw new EndpointError(delivery, `status ${status}`);
  if (!answers.success) throw new EndpointError(delivery, 'malformed answer');
  const byId = new Map(answers.data.map((answer) => [answer.id, answer]));
  return requests.map(({ id }) => {
    const answer = byId.get(id);
    if (answer?.error) return toRpcError(answer.error);
    if (!answer || !('result' in answer)) throw new EndpointError(delivery, 'malformed answer');
    return { result: answer.result };
  });
}

/**
 * Error in place of a list if a batch is refused; its id is null, and some gateways write the error alone.
 */
const refusalSchema = z.union([
  z.object({ error: errorSchema }),
  errorSchema.transform((error) => ({ error })),
]);

function toRpcError({ code, message, data }: z.output<typeof errorSchema>): RpcError {
  return new RpcError(code, message, data);
}

function asRequest({ method, params }: RpcQuestion) {
  lastId += 1;
  noteUsage({ questions: 1 });
  return { jsonrpc: '2.0', id: lastId, method, params };
}

/** An HTTP response. */
interface Exchange {
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
async function exchangeJson(
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

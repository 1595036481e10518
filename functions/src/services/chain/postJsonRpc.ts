import { z } from 'zod';
import { noteUsage } from '../../requests/usage.ts';
import { BatchRefusedError } from './BatchRefusedError.ts';
import { EndpointError } from './EndpointError.ts';
import { exchangeJson } from './exchangeJson.ts';
import { RpcError } from './RpcError.ts';
import { isBatchTooLarge } from './isBatchTooLarge.ts';

/** HTTP status (RFC 9110). */
const PAYLOAD_TOO_LARGE = 413;

const envelopeSchema = z.union([
  z.object({
    jsonrpc: z.literal('2.0'),
    id: z.number(),
    error: z.object({ code: z.number(), message: z.string() }),
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
 * @returns the result, unchecked
 * @throws RpcError if the node answers with an error
 * @throws EndpointError if there is no usable response
 */
export async function postJsonRpc(
  url: string,
  method: string,
  params: readonly unknown[],
  timeoutMs: number,
): Promise<unknown> {
  const question = asRequest({ method, params });
  const { status, delivery, body } = await exchangeJson(url, question, timeoutMs);
  const envelope = envelopeSchema.safeParse(body);
  if (!envelope.success || envelope.data.id !== question.id) {
    throw new EndpointError(delivery, 'malformed answer');
  }
  if (envelope.data.error) throw new RpcError(envelope.data.error.code, envelope.data.error.message);
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
    const error = new RpcError(refusal.data.error.code, refusal.data.error.message);
    if (isLarge && isBatchTooLarge(error)) throw new BatchRefusedError();
    if (status < 500) throw error;
  }
  const answers = envelopesSchema.safeParse(body);
  const errors = answers.data?.flatMap(({ error }) => (error ? new RpcError(error.code, error.message) : []));
  // Some answer as many as they take, and leave the others out.
  const isShort = answers.success && answers.data.length > 0 && answers.data.length < requests.length;
  if (isLarge && (isShort || errors?.some(isBatchTooLarge) === true)) throw new BatchRefusedError();
  if (status >= 500) throw new EndpointError(delivery, `status ${status}`);
  if (!answers.success) throw new EndpointError(delivery, 'malformed answer');
  const byId = new Map(answers.data.map((answer) => [answer.id, answer]));
  return requests.map(({ id }) => {
    const answer = byId.get(id);
    if (answer?.error) return new RpcError(answer.error.code, answer.error.message);
    if (!answer || !('result' in answer)) throw new EndpointError(delivery, 'malformed answer');
    return { result: answer.result };
  });
}

/**
 * Error in place of a list if a batch is refused; its id is null, and some gateways write the error alone.
 */
const errorSchema = z.object({ code: z.number(), message: z.string() });
const refusalSchema = z.union([
  z.object({ error: errorSchema }),
  errorSchema.transform((error) => ({ error })),
]);

function asRequest({ method, params }: RpcQuestion) {
  lastId += 1;
  noteUsage({ questions: 1 });
  return { jsonrpc: '2.0', id: lastId, method, params };
}

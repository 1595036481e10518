import { z } from 'zod';
import { EndpointError, type Delivery } from './EndpointError.ts';
import { RpcError } from './RpcError.ts';

/** Blocks without transaction bodies, the code of the largest contracts and receipts of thousands of logs stay below this. */
const MAX_RESPONSE_BYTES = 8_388_608;

const envelopeSchema = z.union([
  z.object({
    jsonrpc: z.literal('2.0'),
    id: z.number(),
    error: z.object({ code: z.number(), message: z.string() }),
  }),
  z.object({ jsonrpc: z.literal('2.0'), id: z.number(), result: z.unknown(), error: z.null().optional() }),
]);

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

/** Answers by which a gateway says that it passed nothing on (RFC 9110, RFC 6585); some count only after they did. */
const TURNED_AWAY = new Set([401, 403, 404, 405, 413, 429]);

let lastId = 0;

/**
 * Asks one node one question over HTTP (JSON-RPC 2.0).
 *
 * @param timeoutMs milliseconds for the whole exchange
 * @returns the result, unchecked
 * @throws RpcError when the node answers with an error
 * @throws EndpointError when there is no usable answer
 */
export async function postJsonRpc(
  url: string,
  method: string,
  params: readonly unknown[],
  timeoutMs: number,
): Promise<unknown> {
  lastId += 1;
  const id = lastId;
  let response: Response;
  let text: string;
  try {
    response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ jsonrpc: '2.0', id, method, params }),
      // A node does not move by itself; whoever redirects would read the question and could forge the answer.
      redirect: 'error',
      signal: AbortSignal.timeout(Math.max(1, Math.ceil(timeoutMs))),
    });
    text = await readBounded(response);
  } catch (error) {
    if (error instanceof EndpointError) throw error;
    throw new EndpointError(deliveryOf(error), 'no answer', { cause: error });
  }
  return readAnswer(response.status, text, id);
}

function readAnswer(status: number, text: string, id: number): unknown {
  const delivery: Delivery = TURNED_AWAY.has(status) ? 'turnedAway' : 'unknown';
  if (status === 429 || status >= 500) throw new EndpointError(delivery, `status ${status}`);
  const envelope = envelopeSchema.safeParse(parseJson(text));
  if (!envelope.success || envelope.data.id !== id) throw new EndpointError(delivery, 'malformed answer');
  if (envelope.data.error) throw new RpcError(envelope.data.error.code, envelope.data.error.message);
  if (status >= 300 || !('result' in envelope.data)) throw new EndpointError(delivery, `status ${status}`);
  return envelope.data.result;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

async function readBounded(response: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  let size = 0;
  for await (const chunk of (response.body ?? []) as AsyncIterable<Uint8Array>) {
    size += chunk.length;
    if (size > MAX_RESPONSE_BYTES) throw new EndpointError('unknown', 'answer too large');
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}

function deliveryOf(error: unknown): Delivery {
  for (let current = error; current instanceof Error; current = current.cause) {
    const { code } = current as { code?: unknown };
    if (typeof code === 'string' && BEFORE_SENDING.has(code)) return 'no';
  }
  return 'unknown';
}

import { answerMethod } from './answerMethod.ts';
import type { Endpoint } from './Endpoint.ts';
import { RpcError } from './RpcError.ts';
import { toRecord } from './toRecord.ts';

const MAX_BATCH = 100;
const MAX_METHOD_CHARACTERS = 100;
const MAX_ID_CHARACTERS = 256;

/**
 * Answers the body of a tool's request: one JSON-RPC 2.0 call, or a batch.
 *
 * @returns The answer, or undefined for notifications alone. Those are not run: no one would see the outcome.
 */
export async function answerBody(endpoint: Endpoint, body: string, signal: AbortSignal): Promise<unknown> {
  let document: unknown;
  try {
    document = JSON.parse(body);
  } catch {
    return failure(null, new RpcError(-32700, 'The body is not JSON.'));
  }
  if (!Array.isArray(document)) return answerCall(endpoint, document, signal);
  if (document.length === 0 || document.length > MAX_BATCH) {
    return failure(null, new RpcError(-32600, `A batch has 1 to ${MAX_BATCH} calls.`));
  }
  const answers = await Promise.all(document.map((call) => answerCall(endpoint, call, signal)));
  const given = answers.filter((answer) => answer !== undefined);
  return given.length > 0 ? given : undefined;
}

async function answerCall(endpoint: Endpoint, call: unknown, signal: AbortSignal): Promise<unknown> {
  const { jsonrpc, id, method, params } = toRecord(call);
  const isNotification = id === undefined;
  if (jsonrpc !== '2.0' || typeof method !== 'string' || method === '' || !isId(id ?? null)) {
    return failure(isId(id) ? id : null, new RpcError(-32600, 'The call is malformed.'));
  }
  if (isNotification) return undefined;
  try {
    if (method.length > MAX_METHOD_CHARACTERS) throw new RpcError(4200, 'The method is not supported.');
    return { jsonrpc: '2.0', id, result: await answerMethod(endpoint, method, params, signal) };
  } catch (error) {
    return failure(id, error instanceof RpcError ? error : new RpcError(-32603, 'Internal error.'));
  }
}

function isId(id: unknown): boolean {
  return id === null || typeof id === 'number' || (typeof id === 'string' && id.length <= MAX_ID_CHARACTERS);
}

function failure(id: unknown, { code, message, data }: RpcError) {
  return { jsonrpc: '2.0', id, error: { code, message, ...(data !== undefined && { data }) } };
}

import { LocalError } from '../LocalError.ts';

/** The longest a local chain may take to answer, in milliseconds. */
const LIMIT_MS = 10_000;

/**
 * Calls a JSON-RPC method of a chain.
 * @throws {LocalError} When the chain does not answer or refuses.
 */
export async function callRpc(
  url: string,
  method: string,
  params: readonly unknown[] = [],
): Promise<unknown> {
  let answer: { result?: unknown; error?: { message: string } };
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
      signal: AbortSignal.timeout(LIMIT_MS),
    });
    answer = (await response.json()) as typeof answer;
  } catch (cause) {
    throw new LocalError(`The chain at ${url} does not answer`, { cause });
  }
  if (answer.error) throw new LocalError(`The chain at ${url} refused ${method}: ${answer.error.message}`);
  return answer.result;
}

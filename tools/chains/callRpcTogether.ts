import { LocalError } from '../LocalError.ts';

/** The longest a local chain may take to answer, in milliseconds. */
const LIMIT_MS = 10_000;

/** Number of calls in one request. */
const MOST = 250;

/**
 * Calls many JSON-RPC methods of a chain, in order, in as few requests as possible.
 *
 * @param refusals 'failuresToo' to return undefined for a refused call, and the results of the others
 * @returns the results, in the order of the calls
 * @throws {LocalError} When the chain does not answer, or refuses one of them.
 */
export async function callRpcTogether(
  url: string,
  calls: readonly RpcCall[],
  refusals?: 'failuresToo',
): Promise<readonly unknown[]> {
  const results: unknown[] = [];
  for (let begin = 0; begin < calls.length; begin += MOST) {
    const answers = await exchange(url, calls.slice(begin, begin + MOST));
    for (const { method, result, error } of answers) {
      if (error && !refusals) throw new LocalError(`The chain at ${url} refused ${method}: ${error.message}`);
      results.push(result);
    }
  }
  return results;
}

interface RpcCall {
  readonly method: string;
  readonly params: readonly unknown[];
}

interface RpcAnswer {
  readonly result?: unknown;
  readonly error?: { readonly message: string };
}

async function exchange(
  url: string,
  calls: readonly RpcCall[],
): Promise<readonly (RpcAnswer & { readonly method: string })[]> {
  let answers: readonly (RpcAnswer & { readonly id: number })[];
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(calls.map((call, id) => ({ jsonrpc: '2.0', id, ...call }))),
      signal: AbortSignal.timeout(LIMIT_MS),
    });
    answers = (await response.json()) as typeof answers;
  } catch (cause) {
    throw new LocalError(`The chain at ${url} does not answer`, { cause });
  }
  const byId = new Map(answers.map((answer) => [answer.id, answer]));
  return calls.map(({ method }, id) => ({ ...byId.get(id), method }));
}

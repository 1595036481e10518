import type { ServerResponse } from 'node:http';
import { startFakeServer, type FakeServer } from './startFakeServer.ts';

/** A fake node's reaction to a request: a result, an error, or whatever a broken one writes. */
export type FakeAnswer =
  | { readonly result: unknown }
  | { readonly error: { readonly code: number; readonly message: string } }
  | ((response: ServerResponse, id: number, params: readonly unknown[]) => void);

/** A JSON-RPC test node, and the methods requested from it. */
export interface FakeNode extends FakeServer {
  readonly asked: string[];
}

/** Starts a node that knows its chain id and has the given answers. */
export async function startFakeNode(
  answers: Readonly<Record<string, FakeAnswer>>,
  chainId: unknown = '0x1',
): Promise<FakeNode> {
  const asked: string[] = [];
  const server = await startFakeServer((body, response) => {
    const { id, method, params } = JSON.parse(body) as {
      id: number;
      method: string;
      params: readonly unknown[];
    };
    asked.push(method);
    const answer = answers[method] ?? {
      ...(method === 'eth_chainId'
        ? { result: chainId }
        : { error: { code: -32601, message: 'no such method' } }),
    };
    if (typeof answer === 'function') answer(response, id, params);
    else response.end(JSON.stringify({ jsonrpc: '2.0', id, ...answer }));
  });
  return Object.assign(server, { asked });
}

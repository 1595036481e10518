import { afterEach, expect, test, vi } from 'vitest';
import { readNode } from './readNode.ts';
import { caught } from './testing/caught.ts';

afterEach(() => vi.unstubAllGlobals());

const NODE = 'https://node.example';

function respond(body: string, status = 200) {
  const fetch = vi.fn<(url: string, init: { body: string }) => Promise<Response>>(() =>
    Promise.resolve(new Response(body, { status })),
  );
  vi.stubGlobal('fetch', fetch);
  return fetch;
}

test('posts JSON-RPC without cookies', async () => {
  const fetch = respond('{"jsonrpc":"2.0","id":1,"result":null}');
  await expect(readNode(NODE, 'eth_getTransactionReceipt', ['0x1'])).resolves.toBeNull();
  const [url, init] = fetch.mock.calls[0] ?? [];
  expect(url).toBe(NODE);
  expect(init).toMatchObject({ method: 'POST', credentials: 'omit' });
  expect(JSON.parse(init?.body ?? '')).toEqual({
    jsonrpc: '2.0',
    id: 1,
    method: 'eth_getTransactionReceipt',
    params: ['0x1'],
  });
});

test('passes on the error of the node, also with a status of its own', async () => {
  respond('{"error":{"code":-32005,"message":"Slow down","data":{"retryAfter":3}}}', 429);
  expect(await caught(readNode(NODE, 'eth_call', []))).toMatchObject({
    code: -32005,
    message: 'Slow down',
    data: { retryAfter: 3 },
  });
});

test.each([
  ['no JSON', '<html>', 502],
  ['no result', '{}', 200],
  ['null', 'null', 200],
  ['a malformed error', '{"error":"no"}', 200],
])('fails with -32603 when the answer is %s', async (_name, body, status) => {
  respond(body, status);
  expect(await caught(readNode(NODE, 'eth_call', []))).toMatchObject({ code: -32603 });
});

test('fails with -32603 when the node is down', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  expect(await caught(readNode(NODE, 'eth_call', []))).toMatchObject({ code: -32603 });
});

test('fails with -32603 after 5 s', async () => {
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort());
  vi.stubGlobal('fetch', (_url: string, { signal }: { signal: AbortSignal }) =>
    Promise.reject(signal.reason as Error),
  );
  expect(await caught(readNode(NODE, 'eth_call', []))).toMatchObject({ code: -32603 });
  expect(timeout).toHaveBeenCalledWith(5000);
});

test('fails with the reason of an aborted signal', async () => {
  vi.stubGlobal('fetch', (_url: string, { signal }: { signal: AbortSignal }) =>
    Promise.reject(signal.reason as Error),
  );
  const signal = AbortSignal.abort();
  expect(await caught(readNode(NODE, 'eth_call', [], signal))).toMatchObject({ name: 'AbortError' });
});

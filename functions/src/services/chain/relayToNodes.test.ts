import { afterEach, describe, expect, it } from 'vitest';
import { startFakeServer, type FakeServer } from '../../testing/startFakeServer.ts';
import { unreachableUrl } from '../../testing/unreachableUrl.ts';
import { AnswerTooLargeError } from './AnswerTooLargeError.ts';
import { RpcClient } from './RpcClient.ts';
import { RpcError } from './RpcError.ts';

interface Call {
  readonly id: number;
  readonly method: string;
}

type Outcome = { readonly result: unknown } | { readonly error: object };

const servers: FakeServer[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) await server[Symbol.asyncDispose]();
});

/** A node with the answers by method, with the methods of each exchange; `silent` never answers. */
async function startNode(answers: Readonly<Record<string, Outcome>> | 'silent') {
  const exchanges: string[][] = [];
  const server = await startFakeServer((body, response) => {
    const request = JSON.parse(body) as Call | Call[];
    exchanges.push([request].flat().map(({ method }) => method));
    if (answers === 'silent') return;
    const answer = ({ id, method }: Call) => ({
      jsonrpc: '2.0',
      id,
      ...(answers[method] ??
        (method === 'eth_chainId' ? { result: '0x1' } : { error: { code: -32601, message: 'none' } })),
    });
    response.end(JSON.stringify(Array.isArray(request) ? request.map(answer) : answer(request)));
  });
  servers.push(server);
  return { url: server.url, exchanges };
}

const ask = (method: string) => ({ method, params: [] });
const within = (ms: number, maxBytes = 1_000_000) => ({ until: performance.now() + ms, maxBytes });
const relay = (urls: readonly string[], methods: readonly string[], options = within(4_000)) =>
  new RpcClient(1, urls).relay(methods.map(ask), options);

const fee = { result: { list: [null, 0.5, 'x'], __proto: 1 } };
const revert = { error: { code: 3, message: 'execution reverted: no', data: '0x08c379a0' } };

describe('one question', () => {
  it('is answered by the first node alone, unchanged', async () => {
    const [one, other] = [await startNode({ eth_feeHistory: fee }), await startNode({})];
    expect(await relay([one.url, other.url], ['eth_feeHistory'])).toEqual([fee]);
    expect(other.exchanges).toEqual([]);
  });

  it('is answered by the next node where the first one is down', async () => {
    const other = await startNode({ eth_blockNumber: { result: '0x1' } });
    expect(await relay([await unreachableUrl(), other.url], ['eth_blockNumber'])).toEqual([
      { result: '0x1' },
    ]);
  });

  it.each([
    revert,
    { error: { code: -32000, message: 'execution reverted', data: { selector: '0x' } } },
    { error: { code: -32015, message: 'VM execution error.', data: 'Reverted 0x08c379a0' } },
  ])('is answered by the failure of a contract, with its data: %j', async (failure) => {
    const [one, other] = [
      await startNode({ eth_call: failure }),
      await startNode({ eth_call: { result: '0x' } }),
    ];
    const [answer] = await relay([one.url, other.url], ['eth_call']);
    expect(answer).toBeInstanceOf(RpcError);
    const { code, message, data } = failure.error as { code: number; message: string; data?: unknown };
    expect(answer).toMatchObject({ rpcCode: code, text: message, data });
    expect(other.exchanges).toEqual([]);
  });

  it.each([
    { code: -32005, message: 'daily request count exceeded', data: { see: 'the invoice' } },
    { code: -32601, message: 'the method is not available' },
    { code: -32000, message: 'missing trie node' },
    { code: -32602, message: 'block range is too wide' },
  ])('goes on to the next node after an error that it may not have: %j', async (error) => {
    const [one, other] = [await startNode({ eth_call: { error } }), await startNode({ eth_call: revert })];
    const [answer] = await relay([one.url, other.url], ['eth_call']);
    expect(answer).toMatchObject({ rpcCode: 3, data: '0x08c379a0' });
  });

  it('ends with the first error about it where every node has one', async () => {
    const limited = await startNode({ eth_call: { error: { code: 429, message: 'too many requests' } } });
    const pruned = await startNode({ eth_call: { error: { code: -32000, message: 'missing trie node' } } });
    const [answer] = await relay([limited.url, await unreachableUrl(), pruned.url], ['eth_call']);
    expect(answer).toMatchObject({ rpcCode: -32000, text: 'missing trie node' });
  });
});

it('has no answer where every node limits the rate, since the limit is ours', async () => {
  const error = { code: -32005, message: 'daily request count exceeded', data: { see: 'the invoice' } };
  const nodes = [await startNode({ a: { error } }), await startNode({ a: { error } })];
  const urls = nodes.map(({ url }) => url);
  expect(await relay(urls, ['a'])).toEqual([undefined]);
  expect(await relay(urls, ['a', 'a'])).toEqual([undefined, undefined]);
});

describe('a batch', () => {
  it('is one exchange with one node, answered in order', async () => {
    const node = await startNode({ a: { result: 1 }, b: revert, c: { result: null } });
    const answers = await relay([node.url], ['c', 'a', 'b', 'a']);
    expect(answers).toMatchObject([{ result: null }, { result: 1 }, { rpcCode: 3 }, { result: 1 }]);
    expect(node.exchanges).toEqual([['eth_chainId'], ['c', 'a', 'b', 'a']]);
  });

  it('asks the next node only for what is left', async () => {
    const one = await startNode({
      a: { result: 1 },
      b: { error: { code: -32000, message: 'header not found' } },
    });
    const other = await startNode({ a: { result: 2 }, b: { result: 3 } });
    expect(await relay([one.url, other.url], ['a', 'b'])).toEqual([{ result: 1 }, { result: 3 }]);
    expect(other.exchanges).toEqual([['eth_chainId'], ['b']]);
  });

  it('is asked of the next node as a whole where the first one is down', async () => {
    const other = await startNode({ a: { result: 1 }, b: { result: 2 } });
    expect(await relay([await unreachableUrl(), other.url], ['a', 'b'])).toEqual([
      { result: 1 },
      { result: 2 },
    ]);
  });
});

it('refuses answers that are too long, and does not ask the next node for as many', async () => {
  const long = { a: { result: 'x'.repeat(2_000) } };
  const [one, other] = [await startNode(long), await startNode(long)];
  for (const methods of [['a'], ['a', 'a']]) {
    await expect(relay([one.url, other.url], methods, within(4_000, 1_000))).rejects.toBeInstanceOf(
      AnswerTooLargeError,
    );
  }
  expect(other.exchanges).toEqual([]);
});

it('answers with nothing in time where every node is silent', async () => {
  const urls = await Promise.all([1, 2, 3].map(async () => (await startNode('silent')).url));
  const startedAt = performance.now();
  expect(await relay(urls, ['a', 'b'], within(600))).toEqual([undefined, undefined]);
  expect(performance.now() - startedAt).toBeLessThan(10_000);
});

// Otherwise a page that asks for much could leave a single node to decide balances.
it('lets no node rest for other questions', async () => {
  const balance = { eth_getBalance: { result: '0x1' } };
  const nodes = [await startNode({ ...balance, a: { result: 'x'.repeat(2_000) } }), await startNode(balance)];
  const client = new RpcClient(
    1,
    nodes.map(({ url }) => url),
  );
  await expect(client.relay([ask('a')], within(4_000, 1_000))).rejects.toThrow();
  expect(await client.getBalance(`0x${'ab'.repeat(20)}`)).toBe(1n);
  for (const { exchanges } of nodes) expect(exchanges.flat()).toContain('eth_getBalance');
});

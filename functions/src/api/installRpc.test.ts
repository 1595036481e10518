import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { networks } from '@everything-wallet/core/networks/networks';
import { getRequestListener } from '@hono/node-server';
import { Contract, Interface, JsonRpcProvider } from 'ethers';
import { logger } from 'firebase-functions/logger';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { AnswerTooLargeError } from '../services/chain/AnswerTooLargeError.ts';
import type { RpcQuestion } from '../services/chain/postJsonRpc.ts';
import { RpcError } from '../services/chain/RpcError.ts';
import { RpcClient } from '../services/chain/RpcClient.ts';
import { readMethods } from '../services/siteReads/readMethods.ts';
import { ApiBench } from '../testing/ApiBench.ts';
import { fakeChain } from '../testing/fakeChain.ts';
import { startFakeServer } from '../testing/startFakeServer.ts';
import { createApi } from './createApi.ts';

const ADDRESS = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
const HASH = `0x${'ab'.repeat(32)}`;

let bench: ApiBench;
let asked: RpcQuestion[];
beforeEach(() => {
  bench = new ApiBench();
  asked = [];
  bench.relay = (questions) => {
    asked.push(...questions);
    return Promise.resolve(questions.map(({ method }) => ({ result: `of ${method}` })));
  };
});

const call = (changes: object = {}) => ({ jsonrpc: '2.0', id: 1, method: 'eth_blockNumber', ...changes });
const ask = async (body: unknown, options?: Parameters<ReturnType<ApiBench['rpc']>>[1]) => {
  const response = await bench.rpc()(body, options);
  const text = await response.text();
  return { response, status: response.status, body: (text === '' ? undefined : JSON.parse(text)) as unknown };
};
const fault = (code: number, message: RegExp) => ({
  code,
  message: expect.stringMatching(message) as string,
});

describe('answers', () => {
  it('are those of a node, with the id of the call', async () => {
    const { response, body } = await ask(call({ id: 'é', params: [] }));
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('application/json');
    expect(body).toEqual({ jsonrpc: '2.0', id: 'é', result: 'of eth_blockNumber' });
  });

  it.each([{ nested: [[null, 0.5, true, '', { __proto: 1 }]] }, null, false, 0, '0x', []])(
    'are passed on unchanged: %j',
    async (result) => {
      bench.relay = () => Promise.resolve([{ result }]);
      expect((await ask(call())).body).toEqual({ jsonrpc: '2.0', id: 1, result });
    },
  );

  it('may have a field named __proto__', async () => {
    const result = JSON.parse('{"__proto__":{"a":1}}') as unknown;
    bench.relay = () => Promise.resolve([{ result }]);
    const response = await bench.rpc()(call());
    expect(await response.text()).toBe('{"jsonrpc":"2.0","id":1,"result":{"__proto__":{"a":1}}}');
  });

  it.each(networks.map(({ chainId }) => chainId))(
    'need no node for what is the same everywhere: %i',
    async (id) => {
      const methods = [...readMethods].filter(([, { answer }]) => answer).map(([method]) => method);
      const { body } = await ask(
        methods.map((method) => call({ id: method, method })),
        { chainId: String(id) },
      );
      expect(body).toEqual(
        Object.entries({
          eth_chainId: `0x${id.toString(16)}`,
          net_version: String(id),
          net_listening: true,
          eth_syncing: false,
          eth_protocolVersion: '0x44',
          web3_clientVersion: 'EverythingWallet/1',
        }).map(([method, result]) => ({ jsonrpc: '2.0', id: method, result })),
      );
      expect(asked).toEqual([]);
    },
  );

  it('pass on the parameters as they are', async () => {
    const params = [
      { to: ADDRESS, from: null, data: '0xAB' },
      { blockHash: HASH.toUpperCase().replace('0X', '0x') },
    ];
    await ask(call({ method: 'eth_call', params }));
    expect(asked).toEqual([{ method: 'eth_call', params }]);
  });

  it('are stored by no cache', async () => {
    expect((await ask(call())).response.headers.get('cache-control')).toBe('private, no-store');
  });
});

describe('errors of a node', () => {
  it.each([
    [3, 'execution reverted: no', '0x08c379a0'],
    [-32000, 'execution reverted', { originalError: { code: 3, data: '0x' } }],
    [-32000, 'insufficient funds for gas * price + value', undefined],
  ])('are passed on with their data: %i %s', async (code, message, data) => {
    bench.relay = () => Promise.resolve([new RpcError(code, message, data)]);
    const { status, body } = await ask(call({ method: 'eth_call', params: [{ to: ADDRESS }] }));
    expect(status).toBe(200);
    expect(body).toEqual({
      jsonrpc: '2.0',
      id: 1,
      error: { code, message, ...(data !== undefined && { data }) },
    });
  });

  it('stand beside the answers of a batch', async () => {
    bench.relay = (questions) =>
      Promise.resolve(
        questions.map((_, place) => (place === 1 ? new RpcError(3, 'no', '0x01') : { result: place })),
      );
    const { body } = await ask([
      call({ id: 1 }),
      call({ id: 2 }),
      call({ id: 3, method: 'eth_sign' }),
      call({ id: 4 }),
    ]);
    expect(body).toMatchObject([
      { id: 1, result: 0 },
      { id: 2, error: { code: 3, data: '0x01' } },
      { id: 3, error: { code: 4200 } },
      { id: 4, result: 2 },
    ]);
  });

  it('are decoded by ethers as those of a node', async () => {
    const data = new Interface(['error Locked(uint256 until)']).encodeErrorResult('Locked', [7]);
    bench.relay = (questions) =>
      Promise.resolve(
        questions.map(({ method }) =>
          method === 'eth_call' ? new RpcError(3, 'execution reverted', data) : { result: '0x1' },
        ),
      );
    const app = createApi(bench.dependencies(fakeChain()));
    const server = createServer();
    const listener = getRequestListener((request) => app.fetch(request, {}));
    server.on('request', (request, response) => void listener(request, response));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/rpc/1`;
    const provider = new JsonRpcProvider(url, 1, { staticNetwork: true, batchMaxCount: 20 });
    try {
      const contract = new Contract(
        ADDRESS,
        ['error Locked(uint256 until)', 'function look() view returns (uint256)'],
        provider,
      );
      const look = contract.getFunction('look');
      const [failure, height] = await Promise.all([
        look.staticCall().then(
          (): unknown => undefined,
          (error: unknown) => error,
        ),
        provider.getBlockNumber(),
      ]);
      expect(failure).toMatchObject({ code: 'CALL_EXCEPTION', data, revert: { name: 'Locked' } });
      expect(height).toBe(1);
    } finally {
      provider.destroy();
      server.closeAllConnections();
      server.close();
    }
  });

  it('are -32603 within five seconds where every node is silent', async () => {
    await using node = await startFakeServer(() => undefined);
    const client = new RpcClient(1, [node.url, node.url, node.url]);
    bench.relay = (questions, options) => client.relay(questions, options);
    const startedAt = performance.now();
    const { status, body } = await ask([
      call({ id: 1 }),
      call({ id: 2, method: 'eth_getLogs', params: [{ fromBlock: '0x1' }] }),
    ]);
    expect(performance.now() - startedAt).toBeLessThan(5_000);
    expect(status).toBe(200);
    expect(body).toMatchObject([
      { id: 1, error: fault(-32603, /^No node of this network answers/) },
      { id: 2, error: fault(-32603, /latest block/) },
    ]);
  });
});

describe('requests', () => {
  it.each(['2', '01', '0x1', '1e0', '1.0', 'mainnet', '11155112', '-1', '99999999999999999999', '%31%20'])(
    'to the chain %s end with 404',
    async (chainId) => {
      const { status, body } = await ask(call(), { chainId });
      expect(status).toBe(404);
      expect(body).toMatchObject({ jsonrpc: '2.0', id: null, error: fault(-32602, /no network/) });
    },
  );

  it.each(['GET', 'PUT', 'DELETE', 'PATCH'])('by %s end with 405', async (method) => {
    const { response, status, body } = await ask('', { method, body: null });
    expect(status).toBe(405);
    expect(response.headers.get('allow')).toBe('POST, OPTIONS');
    expect(body).toMatchObject({ error: { code: -32600 } });
  });

  it.each<[string, unknown, number]>([
    ['no JSON', '{', -32700],
    ['an empty body', '', -32700],
    ['an empty batch', [], -32600],
    ['a batch of 21', Array.from({ length: 21 }, () => call()), -32600],
    ['a batch of 100', Array.from({ length: 100 }, () => call()), -32600],
    ['a number', 1, -32600],
  ])('with %s end with 400', async (_, request, code) => {
    const { status, body } = await ask(request);
    expect(status).toBe(400);
    expect(body).toMatchObject({ jsonrpc: '2.0', id: null, error: { code } });
    expect(asked).toEqual([]);
  });

  it('over 1 MB end with 413', async () => {
    const room = 1_048_576 - JSON.stringify(call({ extra: '' })).length;
    expect((await ask(call({ extra: 'x'.repeat(room) }))).status).toBe(200);
    const { status, body } = await ask(call({ extra: 'x'.repeat(room + 1) }));
    expect(status).toBe(413);
    expect(body).toMatchObject({ id: null, error: fault(-32600, /larger than 1 MB/) });
  });

  it('without an id get no answer, and ask no node', async () => {
    const notification = call({ id: undefined });
    for (const request of [notification, [notification, notification]]) {
      expect(await ask(request)).toMatchObject({ status: 204, body: undefined });
    }
    expect((await ask([notification, call({ id: null })])).body).toEqual([
      { jsonrpc: '2.0', id: null, result: 'of eth_blockNumber' },
    ]);
    expect(asked).toHaveLength(1);
  });

  it('with the same id twice are answered twice, in order', async () => {
    const { body } = await ask([call({ method: 'eth_gasPrice' }), call()]);
    expect(body).toEqual([
      { jsonrpc: '2.0', id: 1, result: 'of eth_gasPrice' },
      { jsonrpc: '2.0', id: 1, result: 'of eth_blockNumber' },
    ]);
  });

  it('whose content has another type are read all the same', async () => {
    expect((await ask(call(), { headers: { 'content-type': 'text/plain' } })).status).toBe(200);
  });
});

describe('answers over 1 MB', () => {
  const tooLarge = { error: fault(-32005, /larger than 1 MB/) };

  it('are refused where a node sends them', async () => {
    bench.relay = () => Promise.reject(new AnswerTooLargeError());
    const { status, body } = await ask([call({ id: 1 }), call({ id: 2, method: 'eth_chainId' })]);
    expect(status).toBe(200);
    expect(body).toMatchObject([
      { id: 1, ...tooLarge },
      { id: 2, result: '0x1' },
    ]);
  });

  it('are refused where they are too long together', async () => {
    bench.relay = (questions) => Promise.resolve(questions.map(() => ({ result: 'é'.repeat(300_000) })));
    expect((await ask(call())).body).toMatchObject({ result: 'é'.repeat(300_000) });
    const { body } = await ask([call({ id: 1 }), call({ id: 2 })]);
    expect(body).toMatchObject([
      { id: 1, ...tooLarge },
      { id: 2, ...tooLarge },
    ]);
  });
});

describe('the allowance', () => {
  const used = (count: number, method = 'eth_blockNumber', params?: unknown[]) =>
    Array.from({ length: count }, (_, id) => call({ id, method, params }));

  it('ends with 429 and the seconds to wait', async () => {
    for (let round = 0; round < 3; round += 1) expect((await ask(used(20))).status).toBe(200);
    bench.now += 3_500;
    const { response, status, body } = await ask(call({ id: 7 }));
    expect(status).toBe(429);
    expect(response.headers.get('retry-after')).toBe('7');
    expect(response.headers.get('access-control-expose-headers')).toContain('Retry-After');
    expect(body).toEqual({
      jsonrpc: '2.0',
      id: 7,
      error: { ...fault(-32005, /Try again in 7 s/), data: { retryAfter: 7 } },
    });
    expect(asked).toHaveLength(60);
    // What asks no node is answered nevertheless.
    expect((await ask(call({ method: 'eth_chainId' }))).status).toBe(200);
    expect((await ask(call({ method: 'eth_sign' }))).status).toBe(200);
    expect((await ask([call({ id: 8 }), call({ id: 9 })])).body).toMatchObject([
      { id: 8, error: { code: -32005 } },
      { id: 9, error: { code: -32005 } },
    ]);
    expect((await ask(call(), { headers: { origin: 'https://other.example' } })).status).toBe(200);
    expect((await ask(call(), { address: '192.0.2.2' })).status).toBe(200);
    bench.now += 6_500;
    expect((await ask(call())).status).toBe(200);
  });

  it('counts what a call costs a node', async () => {
    const { status, body } = await ask(used(13, 'eth_getLogs', [{}]));
    expect(status).toBe(400);
    expect(body).toMatchObject(used(13).map(({ id }) => ({ id, error: fault(-32005, /costs 65 units/) })));
    expect((await ask(used(12, 'eth_getLogs', [{}]))).status).toBe(200);
    expect((await ask(call())).status).toBe(429);
  });

  it('costs nothing for what is refused', async () => {
    for (let round = 0; round < 20; round += 1) {
      await ask(used(20, 'eth_getBalance', ['x']));
      await ask(used(20, 'eth_sendRawTransaction', ['0x']));
    }
    expect((await ask(used(20))).status).toBe(200);
  });

  it('ends for the day', async () => {
    for (let round = 0; round < 402; round += 1) {
      await bench.siteReads.consumeDaily({ address: '192.0.2.1', origin: 'https://site.example' }, 50);
    }
    const { response, status, body } = await ask(call());
    expect(status).toBe(429);
    expect(response.headers.get('retry-after')).toBe('86400');
    expect(body).toMatchObject({ error: { code: -32005, data: { retryAfter: 86_400 } } });
  });
});

it('is switched off with the API, but for what needs no node', async () => {
  bench.maintenance = { ...bench.maintenance, paused: ['api'] };
  const { response, status, body } = await ask(call({ id: 3 }));
  expect(status).toBe(503);
  expect(response.headers.get('retry-after')).toBe('300');
  expect(body).toMatchObject({ id: 3, error: { code: -32603 } });
  expect((await ask(call({ method: 'eth_chainId' }))).status).toBe(200);
});

describe('CORS', () => {
  it('lets every site ask', async () => {
    const headers = {
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'content-type',
    };
    const { response } = await ask('', { method: 'OPTIONS', body: null, headers });
    expect(response.status).toBe(204);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'access-control-allow-origin': '*',
      'access-control-allow-methods': 'POST,OPTIONS',
      'access-control-allow-headers': 'Content-Type',
      'access-control-max-age': '3600',
    });
    expect(response.headers.get('access-control-allow-credentials')).toBeNull();
  });

  it.each([call(), [], '{', call({ method: 'eth_sign' })])(
    'lets a site read every answer: %j',
    async (request) => {
      const { response } = await ask(request, { headers: { origin: 'null' } });
      expect(response.headers.get('access-control-allow-origin')).toBe('*');
      expect(response.headers.get('x-request-id')).toMatch(/^req_/);
    },
  );

  it('needs no key, and looks at none', async () => {
    expect((await ask(call(), { headers: { authorization: 'Bearer x' } })).status).toBe(200);
    expect([bench.store.reads, bench.store.writes]).toEqual([0, 0]);
  });
});

it('logs neither parameters nor addresses nor origins', async () => {
  const logs = (['debug', 'info', 'warn', 'error', 'write', 'log'] as const).map((level) =>
    vi.spyOn(logger, level).mockImplementation(() => undefined),
  );
  const request = call({ method: 'eth_getBalance', params: [ADDRESS] });
  await ask(request);
  await ask([request, '{']);
  bench.relay = () => Promise.resolve([new RpcError(3, `reverted by ${ADDRESS}`, ADDRESS)]);
  await ask(request);
  bench.relay = () => Promise.reject(new Error(`lost ${ADDRESS} of https://site.example at 192.0.2.1`));
  const { status, body } = await ask(request);
  expect(status).toBe(500);
  expect(body).toMatchObject({ error: { code: -32603 } });
  expect(JSON.stringify(body)).not.toContain(ADDRESS);
  const lines = JSON.stringify(logs.flatMap((log) => log.mock.calls));
  expect(lines).toContain('site reads failed');
  for (const secret of [ADDRESS, 'site.example', '192.0.2.1']) expect(lines).not.toContain(secret);
});

import { inspect } from 'node:util';
import { afterEach, describe, expect, expectTypeOf, it, test, vi } from 'vitest';
import {
  ApiError,
  ApiKeyError,
  ConnectionError,
  EverythingWallet,
  VERSION,
  WaitTimeoutError,
  type ErrorCode,
  type EverythingWalletOptions,
  type ProblemCode,
} from './index.ts';
import {
  cutOff,
  hangUp,
  json,
  page,
  problem,
  silence,
  startFakeApi,
  type Reply,
} from './testing/startFakeApi.ts';

const apiKey = 'ew_test_0123456789abcdefghijklmnopqrstuvwx';
const address = '0x52908400098527886E0F7030069857D2E4169EE7';
const hash = `0x${'c0ffee'.repeat(10)}beef`;
const balance = {
  address,
  network: 'sepolia',
  chainId: 11155111,
  currency: 'SepoliaETH',
  balance: '0.001',
  balanceWei: '1000000000000000',
};

afterEach(() => {
  vi.restoreAllMocks();
});

function walletAt(baseUrl: string, options: Partial<EverythingWalletOptions> = {}) {
  // No delays between attempts, unless the test is about them.
  vi.spyOn(Math, 'random').mockReturnValue(0);
  return new EverythingWallet({ apiKey, baseUrl, ...options });
}

async function thrownBy(call: Promise<unknown>): Promise<unknown> {
  try {
    await call;
  } catch (error) {
    return error;
  }
  throw new Error('Nothing was thrown');
}

describe('requests', () => {
  test.each([
    [
      'getBalance',
      (wallet: EverythingWallet) => wallet.getBalance({ address, network: 'sepolia' }),
      'GET',
      `/api/v1/balance?address=${address}&network=sepolia`,
    ],
    [
      'estimateGas',
      (wallet: EverythingWallet) =>
        wallet.estimateGas({ from: address, to: address, value: '1', network: '137' }),
      'GET',
      `/api/v1/gas/estimate?from=${address}&to=${address}&network=137&value=1`,
    ],
    [
      'estimateGas without a value',
      (wallet: EverythingWallet) => wallet.estimateGas({ from: address, to: address, network: 'mainnet' }),
      'GET',
      `/api/v1/gas/estimate?from=${address}&to=${address}&network=mainnet`,
    ],
    [
      'getTransaction',
      (wallet: EverythingWallet) => wallet.getTransaction({ hash, network: 'polygon-amoy' }),
      'GET',
      `/api/v1/transaction/${hash}?network=polygon-amoy`,
    ],
    [
      'estimateGas of a call',
      (wallet: EverythingWallet) =>
        wallet.estimateGas({ from: address, to: address, data: '0xd0e30db0', network: '1' }),
      'GET',
      `/api/v1/gas/estimate?from=${address}&to=${address}&network=1&data=0xd0e30db0`,
    ],
    [
      'simulate',
      (wallet: EverythingWallet) => wallet.simulate({ from: address, to: address, network: 'sepolia' }),
      'POST',
      '/api/v1/simulate',
    ],
    [
      'listApprovals',
      (wallet: EverythingWallet) => wallet.listApprovals({ address, network: 'sepolia' }),
      'GET',
      `/api/v1/approvals?address=${address}&network=sepolia`,
    ],
    [
      'listApprovals with a cursor',
      (wallet: EverythingWallet) => wallet.listApprovals({ address, network: 'sepolia', cursor: 'W10' }),
      'GET',
      `/api/v1/approvals?address=${address}&network=sepolia&cursor=W10`,
    ],
    [
      'listTokens',
      (wallet: EverythingWallet) => wallet.listTokens({ address, network: 'sepolia' }),
      'GET',
      `/api/v1/tokens?address=${address}&network=sepolia`,
    ],
    [
      'listTokens with a cursor',
      (wallet: EverythingWallet) => wallet.listTokens({ address, network: 'sepolia', cursor: 'W10' }),
      'GET',
      `/api/v1/tokens?address=${address}&network=sepolia&cursor=W10`,
    ],
    [
      'listTokens with all of them',
      (wallet: EverythingWallet) =>
        wallet.listTokens({ address, network: 'sepolia', includeUnverified: true }),
      'GET',
      `/api/v1/tokens?address=${address}&network=sepolia&includeUnverified=true`,
    ],
    [
      'listPositions',
      (wallet: EverythingWallet) => wallet.listPositions({ address, network: 'mainnet' }),
      'GET',
      `/api/v1/positions?address=${address}&network=mainnet`,
    ],
    [
      'listNfts',
      (wallet: EverythingWallet) => wallet.listNfts({ address, network: 'sepolia' }),
      'GET',
      `/api/v1/nfts?address=${address}&network=sepolia`,
    ],
    [
      'listNfts with all of them',
      (wallet: EverythingWallet) =>
        wallet.listNfts({ address, network: 'sepolia', includeUnverified: true, cursor: 'W10' }),
      'GET',
      `/api/v1/nfts?address=${address}&network=sepolia&includeUnverified=true&cursor=W10`,
    ],
    [
      'listTransfers',
      (wallet: EverythingWallet) => wallet.listTransfers({ address, network: 'sepolia' }),
      'GET',
      `/api/v1/transfers?address=${address}&network=sepolia`,
    ],
    [
      'listTransfers with all of them',
      (wallet: EverythingWallet) =>
        wallet.listTransfers({ address, network: 'sepolia', includeUnverified: true, cursor: 'W10' }),
      'GET',
      `/api/v1/transfers?address=${address}&network=sepolia&includeUnverified=true&cursor=W10`,
    ],
    [
      'sendTransaction',
      (wallet: EverythingWallet) => wallet.sendTransaction({ signedTransaction: '0x02', network: 'sepolia' }),
      'POST',
      '/api/v1/transaction',
    ],
  ])('%s sends the key and returns the answer', async (_name, call, method, url) => {
    const answer = {
      balanceWei: '1',
      gasLimit: '21000',
      status: 'pending',
      txHash: hash,
      agreement: 'unknown',
      approvals: [],
      coin: {},
      positions: [],
      transfers: [],
      nfts: [],
    };
    const { baseUrl, seen } = await startFakeApi(json(answer));
    expect(await call(walletAt(baseUrl))).toEqual(answer);
    expect(seen).toHaveLength(1);
    expect(seen[0]).toMatchObject({ method, url, headers: { authorization: `Bearer ${apiKey}` } });
  });

  it('sends the bytes and the network as JSON', async () => {
    const { baseUrl, seen } = await startFakeApi(json({ txHash: hash }));
    await walletAt(baseUrl).sendTransaction({ signedTransaction: '0x02', network: 'sepolia' });
    expect(seen[0]?.headers['content-type']).toBe('application/json');
    expect(JSON.parse(seen[0]?.body ?? '')).toEqual({ signedTransaction: '0x02', network: 'sepolia' });
  });

  it('sends a call as JSON, without undefined fields, and no amount as a number', async () => {
    const { baseUrl, seen } = await startFakeApi(json({ agreement: 'agreed' }));
    const wallet = walletAt(baseUrl);
    const call = { from: address, to: address, network: 'sepolia' } as const;
    await wallet.simulate({ ...call, value: '1', data: '0x00', gasLimit: '60000', gasPrice: '5' });
    expect(JSON.parse(seen[0]?.body ?? '')).toEqual({
      ...call,
      value: '1',
      data: '0x00',
      gasLimit: '60000',
      gasPrice: '5',
    });
    await wallet.simulate(call);
    expect(JSON.parse(seen[1]?.body ?? '')).toEqual(call);
    await expect(wallet.simulate({ ...call, value: 1 as never })).rejects.toThrow(/value must be/);
    await expect(wallet.simulate({ ...call, gasPrice: '0x1' })).rejects.toThrow(/gasPrice must be/);
    expect(seen).toHaveLength(2);
  });

  it('lists the networks', async () => {
    const { baseUrl } = await startFakeApi(json({ networks: [{ id: 'sepolia' }] }));
    expect(await walletAt(baseUrl).listNetworks()).toEqual([{ id: 'sepolia' }]);
  });

  it('requests the health without the key', async () => {
    const health = {
      status: 'ok',
      networks: [
        {
          network: 'sepolia',
          incoming: 'scanned',
          blockNumber: 7,
          blockAt: 1_800_000_000_000,
          delaySeconds: 9,
        },
        { network: 'base', incoming: 'onDemand' },
      ],
    };
    const { baseUrl, seen } = await startFakeApi(json(health));
    expect(await walletAt(baseUrl).getHealth()).toEqual(health);
    expect(seen[0]?.headers.authorization).toBeUndefined();
  });

  it('names itself and its version, except in a browser', async () => {
    const { baseUrl, seen } = await startFakeApi(json({ status: 'ok' }));
    await walletAt(baseUrl).getHealth();
    expect(seen[0]?.headers['user-agent']).toBe(`everything-wallet-sdk-ts/${VERSION}`);
    vi.stubGlobal('window', {});
    const fetch = vi.fn<(url: string, init: RequestInit) => Promise<Response>>(() =>
      Promise.resolve(Response.json({ status: 'ok' })),
    );
    await walletAt(baseUrl, { fetch }).getHealth();
    vi.unstubAllGlobals();
    expect(fetch.mock.calls[0]?.[1].headers).not.toHaveProperty('user-agent');
  });

  it('preserves a path of the base URL, with or without a final slash', async () => {
    const { baseUrl, seen } = await startFakeApi(json({ status: 'ok' }));
    await walletAt(`${baseUrl}/wallet/`).getHealth();
    expect(seen[0]?.url).toBe('/wallet/api/v1/health');
  });

  it('escapes path parameters', async () => {
    const { baseUrl, seen } = await startFakeApi(json({ status: 'pending' }));
    await walletAt(baseUrl).getTransaction({ hash: '../keys?x', network: '1' });
    expect(seen[0]?.url).toBe('/api/v1/transaction/..%2Fkeys%3Fx?network=1');
  });

  it('uses the given fetch', async () => {
    const fetch = vi.fn(() => Promise.resolve(Response.json({ status: 'ok' })));
    await walletAt('https://example.org', { fetch }).getHealth();
    expect(fetch).toHaveBeenCalledExactlyOnceWith(
      'https://example.org/api/v1/health',
      expect.objectContaining({ method: 'GET', redirect: 'manual' }),
    );
  });

  it("uses the product's deployment by default", async () => {
    const fetch = vi.fn(() => Promise.resolve(Response.json({ status: 'ok' })));
    await new EverythingWallet({ apiKey, fetch }).getHealth();
    expect(fetch).toHaveBeenCalledWith('https://everything-wallet.web.app/api/v1/health', expect.anything());
  });

  test.each([1e21, 0.1, '0.1', '0x10', '-1', ''])('refuses %s as an amount of wei', async (value) => {
    const { baseUrl, seen } = await startFakeApi(json({}));
    const call = walletAt(baseUrl).estimateGas({
      from: address,
      to: address,
      value: value as string,
      network: '1',
    });
    await expect(call).rejects.toThrow(/decimal string/);
    expect(seen).toHaveLength(0);
  });
});

describe('options', () => {
  test.each([
    'http://everything-wallet.web.app',
    'http://localhost.example.org',
    'http://127.0.0.1.example.org',
    'http://192.168.0.1',
    'ftp://localhost',
    'javascript:alert(1)',
  ])('refuses to send a key to %s', (baseUrl) => {
    expect(() => new EverythingWallet({ apiKey, baseUrl })).toThrow(/must begin with https:\/\//);
  });

  test.each([
    '',
    'everything-wallet.web.app',
    'https://user:password@example.org',
    'https://user:password@exam ple.org',
    'https://example.org/?a=b',
  ])('refuses %j as an address', (baseUrl) => {
    expect(() => new EverythingWallet({ apiKey, baseUrl })).toThrow(/^baseUrl(?!.*user:)/);
  });

  test.each(['https://example.org', 'http://localhost:5000', 'http://127.0.0.1:5000', 'http://[::1]:5000'])(
    'takes %s as an address',
    (baseUrl) => {
      expect(new EverythingWallet({ apiKey, baseUrl })).toBeInstanceOf(EverythingWallet);
    },
  );

  test.each([-1, 0.5, Number.NaN, Infinity])('refuses %s retries', (maxRetries) => {
    expect(() => new EverythingWallet({ apiKey, maxRetries })).toThrow(/maxRetries/);
  });

  test.each([-1, 0, Number.NaN, Infinity])('refuses a timeout of %s ms', (timeoutMs) => {
    expect(() => new EverythingWallet({ apiKey, timeoutMs })).toThrow(/timeoutMs/);
  });

  test.each([undefined, '', ' ', `${apiKey}\n`, `${apiKey}é`])(
    'refuses %j as a key, without quoting it',
    (key) => {
      const make = () => new EverythingWallet({ apiKey: key } as EverythingWalletOptions);
      expect(make).toThrow(ApiKeyError);
      expect(make).toThrow(/^apiKey/);
      expect(make).not.toThrow(/ew_test/);
    },
  );
});

describe('errors', () => {
  it('reports all fields of a problem', async () => {
    const errors = [{ field: 'address', detail: 'has a wrong checksum' }];
    const { baseUrl, seen } = await startFakeApi(problem(400, 'invalid_request', { errors }));
    const error = await thrownBy(walletAt(baseUrl).getBalance({ address, network: 'sepolia' }));
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({
      name: 'ApiError',
      message: 'This is invalid_request.',
      status: 400,
      code: 'invalid_request',
      requestId: 'req_4kLx0QhWzT9aVbN2',
      docUrl: 'https://everything-wallet.web.app/documentation/errors#invalid_request',
      remedy: 'Do this about invalid_request.',
      retryable: false,
      errors,
      retryAfterMs: undefined,
      attempts: 1,
    });
    expect(seen).toHaveLength(1);
  });

  it('derives missing fields from the headers and the status', async () => {
    const sparse = json({ code: 'odd', detail: 'Odd.' }, 418, { 'X-Request-Id': 'req_header' });
    const { baseUrl } = await startFakeApi(sparse);
    const error = await thrownBy(walletAt(baseUrl).listNetworks());
    expect(error).toMatchObject({ code: 'odd', requestId: 'req_header', retryable: false, errors: [] });
    expect(error).toHaveProperty('remedy', undefined);
  });

  test.each([
    ['a page instead of an answer', page(200), 200],
    ['a page instead of a refusal', page(403), 403],
    ['JSON that is not an object', json([]), 200],
    ['JSON of another server', json({}), 200],
    ['a refusal that is no problem', json({ error: 'no' }, 404), 404],
  ])('reports %s as unreadable, without a retry', async (_what, reply, status) => {
    const { baseUrl, seen } = await startFakeApi(reply);
    const error = await thrownBy(walletAt(baseUrl).listNetworks());
    expect(error).toBeInstanceOf(ConnectionError);
    expect(error).toMatchObject({ retryable: false, status, attempts: 1 });
    expect((error as Error).message).toMatch(/is not one of the API .*proxy/);
    expect(seen).toHaveLength(1);
  });

  test.each<[string, (wallet: EverythingWallet) => Promise<unknown>]>([
    ['getBalance', (wallet) => wallet.getBalance({ address, network: '1' })],
    ['estimateGas', (wallet) => wallet.estimateGas({ from: address, to: address, network: '1' })],
    ['sendTransaction', (wallet) => wallet.sendTransaction({ signedTransaction: '0x02', network: '1' })],
    ['getTransaction', (wallet) => wallet.getTransaction({ hash, network: '1' })],
    ['listNetworks', (wallet) => wallet.listNetworks()],
    ['getHealth', (wallet) => wallet.getHealth()],
  ])('%s takes no JSON of another server for an answer', async (_name, call) => {
    const { baseUrl, seen } = await startFakeApi(json({ message: 'Welcome' }));
    expect(await thrownBy(call(walletAt(baseUrl)))).toBeInstanceOf(ConnectionError);
    expect(seen).toHaveLength(1);
  });

  it('does not follow a redirect with the key', async () => {
    const elsewhere = await startFakeApi(json({ networks: [] }));
    const { baseUrl, seen } = await startFakeApi((response) => {
      response.writeHead(307, { Location: elsewhere.baseUrl }).end();
    });
    const error = await thrownBy(walletAt(baseUrl).listNetworks());
    expect(error).toBeInstanceOf(ConnectionError);
    expect((error as Error).message).toContain('redirects');
    expect(seen).toHaveLength(1);
    expect(elsewhere.seen).toHaveLength(0);
  });

  it('reports why the connection failed', async () => {
    const error = await thrownBy(walletAt('http://127.0.0.1:1', { maxRetries: 0 }).getHealth());
    expect(error).toBeInstanceOf(ConnectionError);
    expect((error as Error).message).toMatch(/^No answer from http:\/\/127\.0\.0\.1:1 \(.+\)$/);
    expect((error as Error).cause).toBeInstanceOf(Error);
  });
});

describe('retries', () => {
  test.each([
    ['429', problem(429, 'rate_limited')],
    ['500', problem(500, 'oops')],
    ['502', problem(502, 'upstream_unavailable')],
    ['503 of a proxy', page(503)],
    ['a connection closed without an answer', hangUp],
    ['an answer cut off in the middle', cutOff],
  ])('retries after %s', async (_what, reply) => {
    const { baseUrl, seen } = await startFakeApi(reply, reply, json(balance));
    expect(await walletAt(baseUrl).getBalance({ address, network: 'sepolia' })).toEqual(balance);
    expect(seen).toHaveLength(3);
  });

  test.each([400, 401, 403, 404, 405, 413, 415, 422])('does not ask again after %i', async (status) => {
    const { baseUrl, seen } = await startFakeApi(problem(status, 'refused'));
    expect(await thrownBy(walletAt(baseUrl).listNetworks())).toMatchObject({ status, attempts: 1 });
    expect(seen).toHaveLength(1);
  });

  it('sends the same bytes again', async () => {
    const { baseUrl, seen } = await startFakeApi(
      hangUp,
      problem(504, 'broadcast_uncertain'),
      json({ txHash: hash }),
    );
    const sent = await walletAt(baseUrl).sendTransaction({ signedTransaction: '0x02f8', network: 'sepolia' });
    expect(sent.txHash).toBe(hash);
    expect(new Set(seen.map(({ body }) => body)).size).toBe(1);
    expect(seen).toHaveLength(3);
  });

  test.each<[string, boolean, [Reply, ...Reply[]]]>([
    ['a refusal', false, [problem(422, 'nonce_too_low')]],
    ['too many requests', false, [problem(429, 'rate_limited')]],
    ['a refusal after too many requests', false, [problem(429, 'rate_limited'), problem(422, 'underpriced')]],
    ['no node that answers', false, [problem(502, 'upstream_unavailable')]],
    ['an outcome that is not known', true, [problem(504, 'broadcast_uncertain')]],
    ['nodes that are too slow', true, [problem(504, 'upstream_timeout')]],
    ['a service that fails', true, [problem(503, 'service_unavailable')]],
    ['a failure that has no name here', true, [problem(500, 'odd')]],
    ['no answer', true, [hangUp]],
    ['a page', true, [page(403)]],
    ['a refusal after no answer', true, [hangUp, problem(422, 'nonce_too_low')]],
    ['too many requests after no answer', true, [hangUp, problem(429, 'rate_limited')]],
  ])('reports if the bytes may have arrived after %s', async (_what, mayHaveArrived, replies) => {
    const { baseUrl } = await startFakeApi(...replies);
    const bytes = { signedTransaction: '0x02', network: 'sepolia' } as const;
    const error = await thrownBy(walletAt(baseUrl, { maxRetries: 2 }).sendTransaction(bytes));
    expect(error).toMatchObject({ mayHaveArrived });
  });

  test.each([0, 1, 3])('stops after %i retries, with the last error', async (maxRetries) => {
    const { baseUrl, seen } = await startFakeApi(problem(503, 'service_unavailable'));
    const error = await thrownBy(walletAt(baseUrl, { maxRetries }).listNetworks());
    expect(error).toMatchObject({ code: 'service_unavailable', attempts: maxRetries + 1 });
    expect(seen).toHaveLength(maxRetries + 1);
  });

  it('retries three times by default', async () => {
    const { baseUrl, seen } = await startFakeApi(hangUp);
    const error = await thrownBy(walletAt(baseUrl).listNetworks());
    expect(error).toBeInstanceOf(ConnectionError);
    expect(error).toMatchObject({ retryable: true, attempts: 4 });
    expect(seen).toHaveLength(4);
  });

  it('aborts an attempt that takes too long, and retries', async () => {
    const { baseUrl, seen } = await startFakeApi(silence, json({ status: 'ok' }));
    expect(await walletAt(baseUrl, { timeoutMs: 1_500 }).getHealth()).toEqual({ status: 'ok' });
    expect(seen).toHaveLength(2);
  });

  it('reports the total wait', async () => {
    const { baseUrl } = await startFakeApi(silence);
    const error = await thrownBy(walletAt(baseUrl, { timeoutMs: 50, maxRetries: 0 }).getHealth());
    expect(error).toBeInstanceOf(ConnectionError);
    expect((error as Error).message).toBe(`No answer from ${baseUrl} within 50 ms`);
  });

  it('obeys a Retry-After of a second', async () => {
    const { baseUrl } = await startFakeApi(
      problem(429, 'rate_limited', {}, { 'Retry-After': '1' }),
      json({ networks: [] }),
    );
    const start = performance.now();
    await walletAt(baseUrl).listNetworks();
    expect(performance.now() - start).toBeGreaterThan(950);
  });

  it('does not wait for a Retry-After of more than a minute', async () => {
    const { baseUrl, seen } = await startFakeApi(
      problem(429, 'daily_limit_reached', {}, { 'Retry-After': '61' }),
    );
    const error = await thrownBy(walletAt(baseUrl).listNetworks());
    expect(error).toMatchObject({ code: 'daily_limit_reached', retryAfterMs: 61_000, attempts: 1 });
    expect(seen).toHaveLength(1);
  });
});

describe('waitForTransaction', () => {
  const pending = json({ status: 'pending' });
  const requested = { hash, network: 'sepolia' } as const;

  test.each(['completed', 'failed'])('polls until it is %s', async (status) => {
    const { baseUrl, seen } = await startFakeApi(
      problem(404, 'transaction_not_found'),
      pending,
      problem(503, 'service_unavailable'),
      hangUp,
      json({ status }),
    );
    const wallet = walletAt(baseUrl, { maxRetries: 0 });
    expect(await wallet.waitForTransaction(requested, { pollIntervalMs: 1 })).toEqual({ status });
    expect(seen).toHaveLength(5);
  });

  // On Ethereum 'failed' may be reported only twelve blocks later: 144 s.
  it("waits long enough for an outcome that needs the network's confirmations", async () => {
    vi.useFakeTimers();
    try {
      const reported = performance.now() + 200_000;
      const status = () => (performance.now() < reported ? 'pending' : 'failed');
      const fetch = () => Promise.resolve(Response.json({ status: status() }));
      const call = walletAt('https://example.org', { fetch }).waitForTransaction(requested);
      const settled = Promise.allSettled([call]);
      await vi.advanceTimersByTimeAsync(210_000);
      expect(await settled).toMatchObject([{ status: 'fulfilled', value: { status: 'failed' } }]);
    } finally {
      vi.useRealTimers();
    }
  });

  it('ends at the timeout, and reports that it may still be mined', async () => {
    const { baseUrl } = await startFakeApi(problem(404, 'transaction_not_found'));
    const error = await thrownBy(
      walletAt(baseUrl).waitForTransaction(requested, { timeoutMs: 200, pollIntervalMs: 20 }),
    );
    expect(error).toBeInstanceOf(WaitTimeoutError);
    expect(error).toMatchObject({ hash, mayHaveArrived: true, cause: { code: 'transaction_not_found' } });
  });

  test.each([
    ['an answer that does not come', silence],
    ['a Retry-After that is longer', problem(429, 'rate_limited', {}, { 'Retry-After': '60' })],
  ])('waits no longer than the limit for %s', async (_what, reply) => {
    const { baseUrl } = await startFakeApi(reply);
    const start = performance.now();
    const error = await thrownBy(walletAt(baseUrl).waitForTransaction(requested, { timeoutMs: 200 }));
    expect(error).toBeInstanceOf(WaitTimeoutError);
    expect(performance.now() - start).toBeLessThan(5_000);
  });

  it('ends immediately after a permanent failure', async () => {
    const { baseUrl, seen } = await startFakeApi(problem(401, 'key_revoked'));
    expect(await thrownBy(walletAt(baseUrl).waitForTransaction(requested))).toMatchObject({
      code: 'key_revoked',
    });
    expect(seen).toHaveLength(1);
  });

  it('ends with its signal', async () => {
    const { baseUrl, seen } = await startFakeApi(pending);
    const controller = new AbortController();
    const call = thrownBy(walletAt(baseUrl).waitForTransaction(requested, { signal: controller.signal }));
    await vi.waitUntil(() => seen.length === 1, { timeout: 10_000 });
    controller.abort(new Error('Enough'));
    expect(await call).toEqual(new Error('Enough'));
  });

  test.each([0, -1, Number.NaN, Infinity])('refuses to wait for %s ms', async (timeoutMs) => {
    const { baseUrl, seen } = await startFakeApi(pending);
    await expect(walletAt(baseUrl).waitForTransaction(requested, { timeoutMs })).rejects.toThrow(TypeError);
    expect(seen).toHaveLength(0);
  });
});

describe('abortion', () => {
  it('ends a call that waits for an answer', async () => {
    const { baseUrl, seen } = await startFakeApi(silence);
    const controller = new AbortController();
    const call = thrownBy(walletAt(baseUrl).listNetworks({ signal: controller.signal }));
    await vi.waitUntil(() => seen.length === 1, { timeout: 10_000 });
    controller.abort(new Error('Enough'));
    expect(await call).toEqual(new Error('Enough'));
    expect(seen).toHaveLength(1);
  });

  it('ends a call that waits for the next try', async () => {
    const { baseUrl, seen } = await startFakeApi(problem(429, 'rate_limited', {}, { 'Retry-After': '60' }));
    const controller = new AbortController();
    const call = thrownBy(walletAt(baseUrl).listNetworks({ signal: controller.signal }));
    await vi.waitUntil(() => seen.length === 1, { timeout: 10_000 });
    setTimeout(() => {
      controller.abort();
    }, 50);
    expect(await call).toMatchObject({ name: 'AbortError' });
    expect(seen).toHaveLength(1);
  });

  it('sends no request after an earlier abort', async () => {
    const { baseUrl, seen } = await startFakeApi(json({ networks: [] }));
    const call = thrownBy(walletAt(baseUrl).listNetworks({ signal: AbortSignal.abort() }));
    expect(await call).toMatchObject({ name: 'AbortError' });
    expect(seen).toHaveLength(0);
  });
});

describe('the key', () => {
  function everyWriting(value: unknown): string {
    const stack = value instanceof Error ? value.stack : '';
    return [
      String(value),
      JSON.stringify(value),
      inspect(value, { showHidden: true, depth: Infinity }),
      stack,
      Object.getOwnPropertyNames(value).join(),
    ].join('\n');
  }

  it('is not in any writing of the client', () => {
    expect(everyWriting(new EverythingWallet({ apiKey }))).not.toContain(apiKey);
  });

  test.each([
    ['problems that echo it', problem(400, 'invalid_request', { detail: `Bearer ${apiKey} is wrong` })],
    ['pages that echo it', page(401)],
    ['closed connections', hangUp],
    ['cut answers', cutOff],
  ])('is not in the errors of %s', async (_what, reply) => {
    const { baseUrl } = await startFakeApi(reply);
    const error = await thrownBy(walletAt(baseUrl, { maxRetries: 0 }).listNetworks());
    expect(everyWriting(error)).not.toContain(apiKey);
  });

  it('is not in the errors of a fetch that stores its request', async () => {
    const fetch = (_url: string, init: RequestInit) => {
      const cause = new Error(`Inner ${JSON.stringify(init.headers)}`);
      return Promise.reject(
        Object.assign(new Error(`Sent ${apiKey}`, { cause }), { config: init, code: 'ODD' }),
      );
    };
    const error = await thrownBy(walletAt('https://example.org', { fetch, maxRetries: 0 }).listNetworks());
    expect(everyWriting(error)).not.toContain(apiKey);
    expect(error).toMatchObject({ cause: { message: 'Sent [API key]', code: 'ODD' } });
  });
});

test('amounts are strings, and networks are those of the API', () => {
  type Wallet = EverythingWallet;
  expectTypeOf<Awaited<ReturnType<Wallet['getBalance']>>['balance']>().toEqualTypeOf<string>();
  expectTypeOf<Awaited<ReturnType<Wallet['getBalance']>>['balanceWei']>().toEqualTypeOf<string>();
  expectTypeOf<Awaited<ReturnType<Wallet['estimateGas']>>['estimatedCostWei']>().toEqualTypeOf<string>();
  expectTypeOf<Parameters<Wallet['estimateGas']>[0]['value']>().toEqualTypeOf<string | undefined>();
  expectTypeOf<'sepolia' | '11155111'>().toExtend<Parameters<Wallet['getBalance']>[0]['network']>();
  expectTypeOf<'solana'>().not.toExtend<Parameters<Wallet['getBalance']>[0]['network']>();
  expectTypeOf<Awaited<ReturnType<Wallet['getTransaction']>>['status']>().toEqualTypeOf<
    'pending' | 'completed' | 'failed'
  >();
});

test('the codes of errors are a union that may grow', () => {
  expectTypeOf<'rate_limited' | 'transaction_not_found'>().toExtend<ProblemCode>();
  expectTypeOf<'odd'>().not.toExtend<ProblemCode>();
  expectTypeOf<ProblemCode>().toExtend<ErrorCode>();
  expectTypeOf<string>().toExtend<ErrorCode>();
  expectTypeOf<ApiError['code']>().toEqualTypeOf<ErrorCode>();
});

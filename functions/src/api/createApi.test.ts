import { apiErrors, type ApiErrorCode } from '@everything-wallet/core/api/apiErrors';
import { apiKeyScopes } from '@everything-wallet/core/documents/apiKey';
import { networks } from '@everything-wallet/core/networks/networks';
import { Signature, Transaction, Wallet, type TransactionLike } from 'ethers';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { StoredKey } from '../services/apiAccess/AccessStore.ts';
import type { Limits } from '../services/apiAccess/limits.ts';
import type { TransactionRecord } from '@everything-wallet/core/documents/transaction';
import type { Chain } from '../services/chain/Chain.ts';
import { serverMessages } from '@everything-wallet/core/messages/serverMessages';
import { ChainUnavailableError } from '../services/chain/ChainUnavailableError.ts';
import { NodesDisagreeError } from '../services/chain/NodesDisagreeError.ts';
import { createApiKey } from '../services/keys/createApiKey.ts';
import { keyIdOf } from '../services/keys/keyIdOf.ts';
import { fakeChain } from '../testing/fakeChain.ts';
import { fakeReceipt } from '../testing/fakeReceipt.ts';
import { MemoryAccessStore } from '../testing/MemoryAccessStore.ts';
import { apiRoutes } from './apiRoutes.ts';
import { createApi } from './createApi.ts';

// The first account of the mnemonic 'test test … junk', which every development chain knows.
const wallet = new Wallet('0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80');
const to = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const hash = `0x${'ab'.repeat(32)}`;
const NOW = Date.parse('2026-11-21T12:00:00Z');
const LIMITS: Limits = { perMinute: 300, perDay: 20_000, userPerMinute: 600, userPerDay: 40_000 };

let store: MemoryAccessStore;
let recorded: Map<string, TransactionRecord>;
let asked: string[];
let isActive: (userId: string) => Promise<boolean>;

beforeEach(() => {
  isActive = () => Promise.resolve(true);
  store = new MemoryAccessStore();
  recorded = new Map();
  asked = [];
});

/** An API over a chain of the test, which notes what it is asked. */
function apiOver(changes: Partial<Chain> = {}, limits: Partial<Limits> = {}) {
  const fake = fakeChain(changes);
  const chain = Object.fromEntries(
    Object.entries(fake).map(([method, answer]) => [
      method,
      (...questions: unknown[]) => {
        asked.push(method);
        return (answer as (...questions: unknown[]) => unknown)(...questions);
      },
    ]),
  ) as unknown as Chain;
  const app = createApi({
    store,
    chainOf: () => chain,
    limits: () => ({ ...LIMITS, ...limits }),
    isUserActive: (userId) => isActive(userId),
    findRecord: (id) => Promise.resolve(recorded.get(id)),
    origin: () => 'https://wallet.example',
    now: () => NOW,
  });
  return (path: string, init?: RequestInit, address = '192.0.2.1') =>
    app.request(`https://wallet.example/api/v1${path}`, init, { address });
}

/** A key that exists. */
function issue(row: Partial<StoredKey> = {}, testnetsOnly = false): string {
  const key = createApiKey(testnetsOnly);
  store.keys.set(keyIdOf(key), { userId: 'alice', ...row });
  store.issued.add(keyIdOf(key));
  return key;
}

const withKey = (key = issue()) => ({ headers: { authorization: `Bearer ${key}` } });
const post = (body: unknown, key = issue(), contentType = 'application/json') => ({
  method: 'POST',
  headers: { authorization: `Bearer ${key}`, 'content-type': contentType },
  body: typeof body === 'string' ? body : JSON.stringify(body),
});

async function sign(changes: TransactionLike = {}): Promise<string> {
  return wallet.signTransaction({
    type: 2,
    to,
    value: 1n,
    nonce: 3,
    gasLimit: 21_000n,
    maxFeePerGas: 30_000_000_000n,
    maxPriorityFeePerGas: 1n,
    chainId: 11155111,
    ...changes,
  });
}

/** The bytes with a signature that is written well, and whose r is on no point of the curve. */
function withNobodysSignature(bytes: string): string {
  const transaction = Transaction.from(bytes);
  const ones = `0x${'11'.repeat(32)}`;
  transaction.signature = Signature.from({ r: ones, s: ones, yParity: 0 });
  return transaction.serialized;
}

/** Expects a problem of the error table, whole; answers with its body. */
async function expectProblem(
  response: Response,
  code: ApiErrorCode,
): Promise<{ detail?: string; errors?: { field: string }[] }> {
  const body = (await response.json()) as object;
  expect(body).toMatchObject({
    type: `https://wallet.example/documentation/errors#${code}`,
    title: apiErrors[code].title,
    status: apiErrors[code].status,
    code,
    request_id: response.headers.get('x-request-id'),
    doc_url: `https://wallet.example/documentation/errors#${code}`,
    retryable: apiErrors[code].retryable,
  });
  expect(response.status).toBe(apiErrors[code].status);
  expect(response.headers.get('content-type')).toBe('application/problem+json');
  if (apiErrors[code].retryable) expect(response.headers.get('retry-after')).toMatch(/^[1-9]\d*$/);
  else expect(response.headers.get('retry-after')).toBeNull();
  expectHeaders(response);
  return body;
}

function expectHeaders({ headers }: Response): void {
  expect(headers.get('cache-control')).toBe('private, no-store');
  expect(headers.get('access-control-allow-origin')).toBe('*');
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('x-request-id')).toMatch(/^req_[\w-]{16}$/);
}

const everyKeyed = [
  ['GET', `/balance?address=${to}&network=sepolia`],
  ['GET', `/gas/estimate?from=${to}&to=${to}&network=sepolia`],
  ['POST', '/transaction'],
  ['GET', `/transaction/${hash}?network=sepolia`],
  ['GET', '/networks'],
] as const;

describe('keys', () => {
  describe.each(everyKeyed)('%s %s', (method, path) => {
    it('needs a key', async () => {
      const response = await apiOver()(path, { method });
      await expectProblem(response, 'key_missing');
      expect(response.headers.get('www-authenticate')).toMatch(/^Bearer realm=/);
    });

    it.each(['Basic abc', 'Bearer', 'Bearer ', 'ew_live_x'])(
      'takes no %j for a bearer',
      async (authorization) => {
        await expectProblem(await apiOver()(path, { method, headers: { authorization } }), 'key_missing');
      },
    );

    it('refuses a mistyped key without a question to the database', async () => {
      const key = createApiKey(false);
      const mistyped = key.slice(0, -1) + (key.endsWith('0') ? '1' : '0');
      await expectProblem(await apiOver()(path, { method, ...withKey(mistyped) }), 'key_malformed');
      expect(store.reads).toBe(0);
    });

    it('refuses a key that nobody was issued', async () => {
      await expectProblem(await apiOver()(path, { method, ...withKey(createApiKey(false)) }), 'key_unknown');
    });

    it('asks no more than whether a key is there, once too many unknown ones came from its address', async () => {
      const ask = apiOver();
      for (let i = 0; i < 30; i += 1) {
        await expectProblem(await ask(path, { method, ...withKey(createApiKey(false)) }), 'key_unknown');
      }
      expect([store.reads, store.writes]).toEqual([60, 0]);
      for (let i = 0; i < 30; i += 1) {
        await expectProblem(
          await ask(path, { method, ...withKey(createApiKey(false)) }),
          'too_many_unknown_keys',
        );
      }
      expect([store.reads, store.writes]).toEqual([90, 0]);
      // Whoever has a key is let in from there too, and other addresses are told as before.
      expect((await ask(path, { method, ...withKey() })).status).not.toBe(429);
      const elsewhere = await ask(path, { method, ...withKey(createApiKey(false)) }, '192.0.2.2');
      await expectProblem(elsewhere, 'key_unknown');
    });

    it('refuses a key whose row is deleted', async () => {
      const key = issue();
      store.keys.clear();
      await expectProblem(await apiOver()(path, { method, ...withKey(key) }), 'key_revoked');
    });

    it('refuses a key from the moment at which it is over', async () => {
      await expectProblem(
        await apiOver()(path, { method, ...withKey(issue({ expiresAt: NOW })) }),
        'key_expired',
      );
      const response = await apiOver()(path, { method, ...withKey(issue({ expiresAt: NOW + 1 })) });
      expect(response.status).not.toBe(401);
    });

    it('needs its scope, and asks no chain without', async () => {
      const needed = method === 'POST' ? 'broadcast' : 'read';
      for (const scope of apiKeyScopes) {
        const response = await apiOver()(path, { method, ...withKey(issue({ scopes: [scope] })) });
        if (scope === needed) expect(response.status).not.toBe(403);
        else await expectProblem(response, 'scope_missing');
      }
    });
  });

  it('refuses a mainnet to a key for testnets, and no testnet', async () => {
    const ask = apiOver();
    const key = issue({}, true);
    for (const network of ['mainnet', '1', 'polygon-mainnet', '137']) {
      await expectProblem(
        await ask(`/balance?address=${to}&network=${network}`, withKey(key)),
        'network_not_allowed',
      );
    }
    expect(asked).toEqual([]);
    for (const network of ['sepolia', '11155111', 'polygon-amoy', '80002']) {
      expect((await ask(`/balance?address=${to}&network=${network}`, withKey(key))).status).toBe(200);
    }
  });

  it('shows a key for testnets the testnets alone', async () => {
    const ids = async (key: string) => {
      const told = (await (await apiOver()('/networks', withKey(key))).json()) as {
        networks: { id: string }[];
      };
      return told.networks.map(({ id }) => id);
    };
    expect(await ids(issue({}, true))).toEqual(['sepolia', 'polygon-amoy']);
    expect(await ids(issue())).toEqual(networks.map(({ id }) => id));
  });

  // Regression: what the wallet alone needs of a network was told without being documented.
  it('tells of a network what is documented, and no more', async () => {
    const answer = (await (await apiOver()('/networks', withKey())).json()) as { networks: object[] };
    for (const network of answer.networks) {
      expect(Object.keys(network).toSorted()).toEqual([
        'chainId',
        'currency',
        'explorerUrl',
        'id',
        'name',
        'rpcName',
        'type',
      ]);
    }
  });

  it('takes the scheme in any case', async () => {
    const response = await apiOver()('/networks', { headers: { authorization: `bearer ${issue()}` } });
    expect(response.status).toBe(200);
  });
});

describe('limits', () => {
  it('are told on every answer, and counted down', async () => {
    const ask = apiOver();
    const key = issue();
    const first = await ask('/networks', withKey(key));
    expect(first.headers.get('ratelimit-policy')).toBe(
      '"minute";q=300;w=60, "day";q=20000;w=86400, "user-minute";q=600;w=60, "user-day";q=40000;w=86400',
    );
    // The test's time is the first second of a minute, and noon.
    expect(first.headers.get('ratelimit')).toBe(
      '"minute";r=299;t=60, "day";r=19999;t=43200, "user-minute";r=599;t=60, "user-day";r=39999;t=43200',
    );
    const second = await ask('/networks', withKey(key));
    expect(second.headers.get('ratelimit')).toMatch(/^"minute";r=298;t=60, "day";r=19998;t=43200,/);
  });

  it('refuse with the seconds to wait, for a minute and for a day', async () => {
    for (const [limits, code, seconds] of [
      [{ perMinute: 2, perDay: 10 }, 'rate_limited', '60'],
      [{ perMinute: 10, perDay: 2 }, 'daily_limit_reached', '43200'],
    ] as const) {
      const ask = apiOver({}, limits);
      const key = issue();
      for (let i = 0; i < 2; i += 1) expect((await ask('/networks', withKey(key))).status).toBe(200);
      const response = await ask('/networks', withKey(key));
      await expectProblem(response, code);
      expect(response.headers.get('retry-after')).toBe(seconds);
      expect(response.headers.get('ratelimit')).toContain('r=0');
    }
  });

  it('are each key’s own', async () => {
    const ask = apiOver({}, { perMinute: 1, perDay: 10 });
    for (let i = 0; i < 3; i += 1) expect((await ask('/networks', withKey())).status).toBe(200);
  });

  it.each([
    ['a minute', { userPerMinute: 3 }, 'rate_limited', '60'],
    ['a day', { userPerDay: 3 }, 'daily_limit_reached', '43200'],
  ] as const)('hold for all keys of a user together, in %s', async (_, limits, code, seconds) => {
    const ask = apiOver({}, limits);
    for (let i = 0; i < 3; i += 1) expect((await ask('/networks', withKey())).status).toBe(200);
    const refused = await ask('/networks', withKey());
    await expectProblem(refused, code);
    expect(refused.headers.get('retry-after')).toBe(seconds);
    expect((await ask('/networks', withKey(issue({ userId: 'bob' })))).status).toBe(200);
  });

  it('cost two reads and two writes a request, and nothing is written for one too many', async () => {
    const ask = apiOver({}, { perMinute: 2 });
    const key = issue();
    await ask('/networks', withKey(key));
    expect([store.reads, store.writes]).toEqual([2, 2]);
    await ask('/networks', withKey(key));
    for (let i = 0; i < 10; i += 1) await ask('/networks', withKey(key));
    // One of the ten refusals is noted.
    expect([store.reads, store.writes]).toEqual([24, 5]);
  });
});

describe('GET /balance', () => {
  it('answers in coin and in wei, with the checksum address', async () => {
    const ask = apiOver({ getBalance: () => Promise.resolve(1_234_567_890_123_456_789n) });
    const response = await ask(`/balance?address=${to.toLowerCase()}&network=80002`, withKey());
    expect(response.status).toBe(200);
    expectHeaders(response);
    expect(await response.json()).toEqual({
      address: to,
      network: 'polygon-amoy',
      chainId: 80002,
      currency: 'MATIC',
      balance: '1.234567890123456789',
      balanceWei: '1234567890123456789',
    });
  });

  it.each([
    ['address', '?network=sepolia'],
    ['address', '?address=&network=sepolia'],
    ['address', '?address=0x12&network=sepolia'],
    ['address', `?address=${to.replace('C', 'c')}&network=sepolia`],
    ['address', `?address=${to}&address=${to}&network=sepolia`],
    ['network', `?address=${to}`],
    ['network', `?address=${to}&network=bitcoin`],
    ['network', `?address=${to}&network=2`],
    ['network', `?address=${to}&network=mainnet%20`],
    ['network', `?address=${to}&network=sepolia&network=mainnet`],
  ])('names the field %s of %s, and asks no chain', async (field, query) => {
    const body = await expectProblem(await apiOver()(`/balance${query}`, withKey()), 'invalid_request');
    expect(body.errors?.map((error) => error.field)).toEqual([field]);
    expect(asked).toEqual([]);
  });

  it.each(['ethereum', 'mainnet', 'MAINNET', 'Ethereum%20Mainnet', '1'])(
    'takes %s for Ethereum',
    async (name) => {
      const response = await apiOver()(`/balance?address=${to}&network=${name}`, withKey());
      expect(await response.json()).toMatchObject({ network: 'mainnet', chainId: 1 });
    },
  );

  it('names every field that is wrong', async () => {
    const body = await expectProblem(await apiOver()('/balance', withKey()), 'invalid_request');
    expect(body.errors).toEqual([
      { field: 'address', detail: "The field 'address' is missing." },
      { field: 'network', detail: "The field 'network' is missing." },
    ]);
  });
});

describe('GET /gas/estimate', () => {
  const ask = (query: string, chain: Partial<Chain> = {}) =>
    apiOver(chain)(`/gas/estimate?from=${wallet.address}&to=${to}&network=sepolia${query}`, withKey());

  it('says what a transfer costs, and what to sign it with', async () => {
    const response = await ask('&value=1000000000000000');
    expect(await response.json()).toEqual({
      network: 'sepolia',
      chainId: 11155111,
      currency: 'SepoliaETH',
      estimatedCost: '0.000441',
      estimatedCostWei: '441000000000000',
      gasLimit: '21000',
      gasPrice: '21000000000',
      maxFeePerGas: '21000000000',
      maxPriorityFeePerGas: '1000000000',
      nonce: 7,
      toIsContract: false,
    });
  });

  it('takes the value as decimal, as hex, or not at all', async () => {
    const values: bigint[] = [];
    const chain: Partial<Chain> = {
      estimateGas: ({ value }) => {
        values.push(value);
        return Promise.resolve(21_000n);
      },
    };
    for (const query of ['', '&value=255', '&value=0xff']) expect((await ask(query, chain)).status).toBe(200);
    expect(values).toEqual([0n, 255n, 255n]);
  });

  it.each(['-1', '1.5', '1e18', '0x', 'one', '', `${2n ** 256n}`])('refuses the value %j', async (value) => {
    const body = await expectProblem(await ask(`&value=${value}`), 'invalid_request');
    expect(body.errors?.map(({ field }) => field)).toEqual(['value']);
  });

  it('tells why a transfer would not succeed', async () => {
    await expectProblem(await ask('&value=2000000000000000000'), 'insufficient_funds');
    await expectProblem(
      await ask('', { estimateGas: () => Promise.resolve('reverted') }),
      'transfer_reverts',
    );
  });

  it('tells nodes that differ from funds that are too few, and from a network that is silent', async () => {
    const getBalance = () => Promise.reject(new NodesDisagreeError());
    const body = await expectProblem(await ask('', { getBalance }), 'upstream_unavailable');
    expect(body.detail).toBe(serverMessages['server.nodesDisagree']);
  });
});

describe('POST /transaction', () => {
  const send = (body: unknown, chain: Partial<Chain> = {}) => apiOver(chain)('/transaction', post(body));

  it('passes signed bytes on, and tells their hash', async () => {
    const signedTransaction = await sign();
    const passed: string[] = [];
    const response = await send(
      { signedTransaction, network: 'sepolia' },
      {
        broadcast: (bytes) => {
          passed.push(bytes);
          return Promise.resolve({ outcome: 'accepted' });
        },
      },
    );
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({
      txHash: expect.stringMatching(/^0x[0-9a-f]{64}$/) as string,
      network: 'sepolia',
      chainId: 11155111,
      currency: 'SepoliaETH',
    });
    expect(passed).toEqual([signedTransaction]);
  });

  it('takes the chain id as a number as well, and contract calls', async () => {
    const signedTransaction = await sign({ data: '0x1234', gasLimit: 100_000n });
    expect((await send({ signedTransaction, network: 11155111 })).status).toBe(200);
  });

  it.each<[ApiErrorCode, () => Promise<unknown>]>([
    ['transaction_wrong_chain', async () => sign({ chainId: 1 })],
    [
      'transaction_unsupported',
      async () => sign({ type: 0, chainId: 0, gasPrice: 1n, maxFeePerGas: null, maxPriorityFeePerGas: null }),
    ],
    ['transaction_malformed', () => Promise.resolve('0x1234')],
    ['transaction_malformed', async () => withNobodysSignature(await sign())],
    ['transaction_malformed', async () => `${await sign()}00`],
    ['transaction_unsigned', async () => Transaction.from(await sign()).unsignedSerialized],
    ['invalid_request', () => Promise.resolve('0x')],
    ['invalid_request', () => Promise.resolve('hello')],
    ['invalid_request', () => Promise.resolve(7)],
    ['invalid_request', () => Promise.resolve(undefined)],
    ['invalid_request', () => Promise.resolve(null)],
    ['invalid_request', () => Promise.resolve(`0x${'00'.repeat(140_000)}`)],
  ])('refuses with %s, and asks no chain', async (code, bytes) => {
    const body = await expectProblem(
      await send({ signedTransaction: await bytes(), network: 'sepolia' }),
      code,
    );
    expect(body.errors?.map(({ field }) => field)).toEqual(['signedTransaction']);
    expect(JSON.stringify(body)).not.toContain('0x1234');
    expect(asked).toEqual([]);
  });

  it('names a field it does not know, and a body that is no object', async () => {
    const signedTransaction = await sign();
    const unknown = await send({ signedTransaction, network: 'sepolia', mnemonic: 'test test' });
    expect((await expectProblem(unknown, 'invalid_request')).errors).toMatchObject([{ field: 'mnemonic' }]);
    for (const body of ['[]', '"text"', '7', 'null', 'true']) {
      expect((await expectProblem(await send(body), 'invalid_request')).errors).toMatchObject([
        { field: 'body' },
      ]);
    }
  });

  it.each([
    ['malformed_json', '{', 'application/json'],
    ['malformed_json', '', 'application/json'],
    ['unsupported_media_type', '{}', 'text/plain'],
    ['unsupported_media_type', 'a=b', 'application/x-www-form-urlencoded'],
    ['body_too_large', ' '.repeat(300_001), 'application/json; charset=utf-8'],
  ] as const)('refuses with %s a body of %j as %s', async (code, body, type) => {
    await expectProblem(await apiOver()('/transaction', post(body, issue(), type)), code);
  });

  it('refuses what is nested deeply', async () => {
    const deep = '['.repeat(100_000) + ']'.repeat(100_000);
    for (const body of [deep, `{"signedTransaction":${deep},"network":"sepolia"}`]) {
      await expectProblem(await apiOver()('/transaction', post(body)), 'invalid_request');
    }
  });

  it.each([
    ['insufficient_funds', { outcome: 'refused', refusal: 'insufficientFunds' }],
    ['nonce_too_low', { outcome: 'refused', refusal: 'nonceTooLow' }],
    ['nonce_taken', { outcome: 'refused', refusal: 'nonceTaken' }],
    ['underpriced', { outcome: 'refused', refusal: 'underpriced' }],
    ['gas_too_low', { outcome: 'refused', refusal: 'gasTooLow' }],
    ['gas_too_high', { outcome: 'refused', refusal: 'gasTooHigh' }],
    ['upstream_unavailable', { outcome: 'undelivered' }],
    ['broadcast_uncertain', { outcome: 'uncertain' }],
  ] as const)('answers %s where the network says so', async (code, outcome) => {
    const response = await send(
      { signedTransaction: await sign(), network: 'sepolia' },
      { broadcast: () => Promise.resolve(outcome) },
    );
    await expectProblem(response, code);
  });
});

// Regression: whoever was disabled sent on with their keys, while the page refused them.
describe('a key whose owner is disabled or deleted', () => {
  beforeEach(() => {
    isActive = (userId) => Promise.resolve(userId !== 'alice');
  });

  it('broadcasts nothing', async () => {
    const body = { signedTransaction: await sign(), network: 'sepolia' };
    const response = await apiOver()('/transaction', post(body));
    await expectProblem(response, 'key_revoked');
    expect(response.headers.get('www-authenticate')).toContain('invalid_token');
    expect(asked).toEqual([]);
    expect((await apiOver()('/transaction', post(body, issue({ userId: 'bob' })))).status).toBe(200);
  });

  it('broadcasts nothing while nobody can say, within seconds', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      isActive = () => new Promise(() => undefined);
      const body = { signedTransaction: await sign(), network: 'sepolia' };
      const asking = apiOver()('/transaction', post(body));
      await vi.waitFor(() => expect(vi.getTimerCount()).toBe(1));
      await vi.advanceTimersByTimeAsync(5_000);
      await expectProblem(await asking, 'service_unavailable');
      expect(asked).toEqual([]);
    } finally {
      vi.useRealTimers();
    }
  });
});

describe('GET /transaction/{hash}', () => {
  const transaction = {
    from: wallet.address,
    to,
    value: 10n ** 18n,
    nonce: 3,
    gasLimit: 30_000n,
  };
  const ask = (chain: Partial<Chain>) =>
    apiOver(chain)(`/transaction/${hash.toUpperCase().replace('0X', '0x')}?network=sepolia`, withKey());

  it('tells what became of it', async () => {
    const response = await ask({
      getTransaction: () => Promise.resolve(transaction),
      getTestimonies: () =>
        Promise.resolve([{ receipt: fakeReceipt({ feePaid: 21_000_000_000_000n }), confirmations: 11 }]),
    });
    expect(await response.json()).toEqual({
      txHash: hash,
      network: 'sepolia',
      chainId: 11155111,
      currency: 'SepoliaETH',
      status: 'completed',
      from: wallet.address,
      to,
      value: '1',
      valueWei: '1000000000000000000',
      nonce: 3,
      gasLimit: '30000',
      blockNumber: 90,
      confirmations: 11,
      gasUsed: '21000',
      fee: '0.000021',
      feeWei: '21000000000000',
    });
  });

  it('calls failed what had no effect', async () => {
    const response = await ask({
      getTransaction: () => Promise.resolve(transaction),
      getTestimonies: () =>
        Promise.resolve([{ receipt: fakeReceipt({ succeeded: false }), confirmations: 11 }]),
    });
    expect(await response.json()).toMatchObject({ status: 'failed', confirmations: 11 });
  });

  // Sepolia asks for six blocks.
  it.each([1, 6, 1_000])(
    'on the word of one node of two, %i deep, calls it pending',
    async (confirmations) => {
      const said = { receipt: fakeReceipt({ succeeded: false }), confirmations };
      const response = await ask({
        getTransaction: () => Promise.resolve(transaction),
        getTestimonies: () => Promise.resolve([said, undefined]),
      });
      expect(await response.json()).toMatchObject({ status: 'pending' });
      const agreed = await ask({
        getTransaction: () => Promise.resolve(transaction),
        getTestimonies: () => Promise.resolve([said, said]),
      });
      expect(await agreed.json()).toMatchObject({ status: 'failed' });
    },
  );

  it('calls pending what waits', async () => {
    const { from, value, nonce, gasLimit } = transaction;
    const response = await ask({
      getTransaction: () => Promise.resolve({ from, value, nonce, gasLimit }),
    });
    const body = await response.json();
    expect(body).toMatchObject({ status: 'pending', confirmations: 0 });
    for (const absent of ['to', 'blockNumber', 'fee']) expect(body).not.toHaveProperty(absent);
  });

  it('is not found where no node knows it', async () => {
    await expectProblem(await ask({}), 'transaction_not_found');
  });

  describe('that no node knows, sent from the wallet of the owner of the key,', () => {
    const record: TransactionRecord = {
      user_id: 'alice',
      type: 'send',
      status: 'failed',
      failure_reason: 'replaced',
      amount: '0.25',
      token_symbol: 'SepoliaETH',
      tx_hash: hash,
      from_address: wallet.address,
      to_address: to,
      network: 'sepolia',
      nonce: 3,
      gas_limit: '21000',
    };
    const id = `alice_11155111_${hash}`;
    const known = { txHash: hash, network: 'sepolia', chainId: 11155111, currency: 'SepoliaETH' };

    // Regression: a transaction whose place another one had taken was not found.
    it('is told as its record has it', async () => {
      recorded.set(id, record);
      expect(await (await ask({})).json()).toEqual({
        ...known,
        status: 'failed',
        from: wallet.address,
        to,
        value: '0.25',
        valueWei: '250000000000000000',
        nonce: 3,
        gasLimit: '21000',
        confirmations: 0,
      });
      recorded.set(id, { ...record, status: 'pending' });
      expect(await (await ask({})).json()).toMatchObject({ status: 'pending' });
    });

    it('moves no coin where it moved tokens', async () => {
      const contract = '0x5FbDB2315678afecb367f032d93F642f64180aa3';
      recorded.set(id, { ...record, contract_address: contract });
      expect(await (await ask({})).json()).toMatchObject({ to: contract, value: '0', valueWei: '0' });
    });

    it.each<[string, string, Partial<TransactionRecord>]>([
      ['is in a block, as its record has it', id, { block_number: 7 }],
      ['is older than what a record keeps of it', id, { gas_limit: undefined }],
      ['is of somebody else', `bob_11155111_${hash}`, {}],
      ['is of another network', `alice_1_${hash}`, {}],
    ])('is not found where it %s', async (_name, otherId, changes) => {
      recorded.set(otherId, { ...record, ...changes });
      await expectProblem(await ask({}), 'transaction_not_found');
    });
  });

  it.each(['0x12', 'abc', `${hash}00`, hash.slice(2)])('names the field of the hash %j', async (text) => {
    const response = await apiOver()(`/transaction/${text}?network=sepolia`, withKey());
    expect((await expectProblem(response, 'invalid_request')).errors).toMatchObject([{ field: 'hash' }]);
  });
});

describe('what only a deployment changes', () => {
  it.each(['/networks', '/openapi.json'])(
    '%s is compressed, and not sent again to who has it',
    async (path) => {
      const ask = apiOver();
      const authorization = `Bearer ${issue()}`;
      const first = await ask(path, { headers: { authorization, 'accept-encoding': 'gzip' } });
      expect(first.headers.get('content-encoding')).toBe('gzip');
      // Nobody between the API and its caller keeps it, and the caller asks each time.
      expect(first.headers.get('cache-control')).toBe('private, no-cache');
      expect(first.headers.get('vary')).toBe('Authorization, Accept-Encoding');
      const etag = first.headers.get('etag') ?? '';
      expect(etag).toMatch(/^W\/".+"$/);

      const second = await ask(path, { headers: { authorization, 'if-none-match': etag } });
      expect(second.status).toBe(304);
      expect(await second.text()).toBe('');
      expect(second.headers.get('etag')).toBe(etag);
      expect(second.headers.get('cache-control')).toBe('private, no-cache');
      expect(second.headers.get('access-control-allow-origin')).toBe('*');
      expect(second.headers.get('x-request-id')).toMatch(/^req_/);
    },
  );

  it('is another thing for a key for testnets, and nothing without a key', async () => {
    const ask = apiOver();
    const etag = (await ask('/networks', withKey())).headers.get('etag') ?? '';
    const headers = { authorization: `Bearer ${issue({}, true)}`, 'if-none-match': etag };
    expect((await ask('/networks', { headers })).status).toBe(200);
    const refused = await ask('/networks', { headers: { 'if-none-match': etag } });
    await expectProblem(refused, 'key_missing');
    expect(refused.headers.get('etag')).toBeNull();
  });

  it('is told what is left of the limits, as everything is', async () => {
    const response = await apiOver()('/networks', withKey());
    expect(response.headers.get('ratelimit')).toContain('"minute";r=299');
    const again = { headers: { ...withKey().headers, 'if-none-match': response.headers.get('etag') ?? '' } };
    expect((await apiOver()('/networks', again)).headers.get('ratelimit')).toContain('"minute"');
  });
});

describe('what needs no key', () => {
  it('GET /health', async () => {
    const response = await apiOver()('/health');
    expect(await response.json()).toEqual({ status: 'ok' });
    expectHeaders(response);
  });

  it('GET /openapi.json, with this deployment as its server', async () => {
    const document = (await (await apiOver()('/openapi.json')).json()) as Record<string, unknown>;
    expect(document).toMatchObject({
      openapi: '3.1.0',
      servers: [{ url: 'https://wallet.example' }],
      info: { contact: { url: 'https://wallet.example/support' }, license: { name: 'MIT' } },
    });
  });

  it('tells every code there is, and of each operation those it may end in', async () => {
    const document = JSON.stringify(await (await apiOver()('/openapi.json')).json());
    const { components, paths } = JSON.parse(document) as {
      components: { schemas: { ProblemCode: { enum: string[] } } };
      paths: Record<string, Record<string, { responses: Record<string, { description: string }> }>>;
    };
    expect(components.schemas.ProblemCode.enum).toEqual(Object.keys(apiErrors));
    const told = Object.values(paths)
      .flatMap((methods) => Object.values(methods))
      .flatMap(({ responses }) => Object.entries(responses))
      .filter(([status]) => status !== '200')
      .flatMap(([status, { description }]) => description.split(', ').map((code) => ({ status, code })));
    for (const { status, code } of told) expect(apiErrors[code as ApiErrorCode].status).toBe(Number(status));
  });

  it('asks for nobody’s key in a preflight', async () => {
    const response = await apiOver()('/transaction', {
      method: 'OPTIONS',
      headers: { origin: 'https://dapp.example', 'access-control-request-method': 'POST' },
    });
    expect(response.status).toBe(204);
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    expect(response.headers.get('access-control-allow-headers')).toBe('Authorization,Content-Type');
    expect(response.headers.get('access-control-allow-methods')).toContain('POST');
  });
});

describe('what is not there', () => {
  it.each(['/', '/nothing', '/transaction/', '/balance/', '/transaction/a/b', '/%00', '/..%2fbalance'])(
    '%s',
    async (path) => {
      await expectProblem(await apiOver()(path, withKey()), 'route_not_found');
    },
  );

  it.each<readonly [method: string, path: string, allow: string]>([
    ['POST', '/balance', 'GET, HEAD, OPTIONS'],
    ['DELETE', `/transaction/${hash}`, 'GET, HEAD, OPTIONS'],
    ['GET', '/transaction', 'POST, OPTIONS'],
    ['PATCH', '/health', 'GET, HEAD, OPTIONS'],
    ['QUERY', '/networks', 'GET, HEAD, OPTIONS'],
    ['PUT', '/openapi.json', 'GET, HEAD, OPTIONS'],
    ...apiRoutes.map(({ operation: { method, path } }) => {
      const allow = method === 'get' ? 'GET, HEAD, OPTIONS' : `${method.toUpperCase()}, OPTIONS`;
      return ['PUT', path.replace('{hash}', hash), allow] as const;
    }),
  ])('%s %s', async (method, path, allow) => {
    const response = await apiOver()(path, { method });
    await expectProblem(response, 'method_not_allowed');
    expect(response.headers.get('allow')).toBe(allow);
  });
});

describe('what breaks', () => {
  const error = new Error('secret 0xdeadbeef');

  it('tells an unreachable network from a slow one', async () => {
    const path = `/balance?address=${to}&network=sepolia`;
    const refused = new ChainUnavailableError({ cause: new Error('no answer') });
    await expectProblem(
      await apiOver({ getBalance: () => Promise.reject(refused) })(path, withKey()),
      'upstream_unavailable',
    );
    const slow = new ChainUnavailableError({
      cause: new Error('no answer', { cause: new DOMException('', 'TimeoutError') }),
    });
    await expectProblem(
      await apiOver({ getBalance: () => Promise.reject(slow) })(path, withKey()),
      'upstream_timeout',
    );
  });

  it('says nothing of an error that nobody foresaw', async () => {
    const ask = apiOver({ getBalance: () => Promise.reject(error) });
    const body = await expectProblem(
      await ask(`/balance?address=${to}&network=sepolia`, withKey()),
      'service_unavailable',
    );
    expect(JSON.stringify(body)).not.toMatch(/secret|deadbeef| at /);
  });

  it('answers service_unavailable where the database does not answer', async () => {
    vi.spyOn(store, 'read').mockRejectedValue(error);
    const response = await apiOver()('/networks', withKey());
    await expectProblem(response, 'service_unavailable');
    expect(response.headers.get('retry-after')).toBe('5');
  });

  it('answers although it cannot be written down', async () => {
    vi.spyOn(store, 'record').mockRejectedValue(error);
    expect((await apiOver()('/networks', withKey())).status).toBe(200);
  });
});

describe('what is written down', () => {
  it('is who asked what with which outcome, and not about whom', async () => {
    const ask = apiOver();
    const key = issue();
    const responses = [
      await ask(`/balance?address=${to}&network=sepolia`, withKey(key)),
      await ask(`/transaction/${hash}?network=sepolia`, withKey(key)),
      await ask('/transaction', post({ network: 'sepolia' }, key)),
    ];
    const about = { user_id: 'alice', key_id: keyIdOf(key) };
    const ids = responses.map((response) => response.headers.get('x-request-id'));
    expect(store.recorded).toEqual([
      { ...about, method: 'GET', path: '/api/v1/balance', status: 200, code: null, request_id: ids[0] },
      {
        ...about,
        method: 'GET',
        path: '/api/v1/transaction/{hash}',
        status: 404,
        code: 'transaction_not_found',
        request_id: ids[1],
      },
      {
        ...about,
        method: 'POST',
        path: '/api/v1/transaction',
        status: 400,
        code: 'invalid_request',
        request_id: ids[2],
      },
    ]);
    expect(JSON.stringify(store.recorded)).not.toContain(to);
    expect(JSON.stringify(store.recorded)).not.toContain(key);
  });

  it('holds no hash, however the path is written', async () => {
    await apiOver()(`/transaction/%0A${hash}?network=sepolia`, withKey());
    expect(store.recorded.map(({ path }) => path)).toEqual(['/api/v1/transaction/{hash}']);
  });

  it('is little of what is refused again and again', async () => {
    const ask = apiOver({}, { perMinute: 1, perDay: 10 });
    const key = issue();
    for (let i = 0; i < 20; i += 1) await ask('/networks', withKey(key));
    expect(store.recorded.map(({ code }) => code)).toEqual([null, 'rate_limited']);
  });

  it('is also what was refused to a key, and nothing without one', async () => {
    const ask = apiOver({}, { perMinute: 1, perDay: 10 });
    const key = issue();
    await ask('/networks', withKey(key));
    await ask('/networks', withKey(key));
    await ask('/networks', withKey(issue({ expiresAt: NOW - 1 })));
    await ask('/networks', withKey(createApiKey(false)));
    await ask('/networks');
    await ask('/health', withKey(key));
    expect(store.recorded.map(({ code }) => code)).toEqual([null, 'rate_limited', 'key_expired']);
  });
});

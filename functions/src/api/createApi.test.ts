import { apiErrors, type ApiErrorCode } from '@everything-wallet/core/api/apiErrors';
import { apiKeyScopes } from '@everything-wallet/core/documents/apiKey';
import { networks } from '@everything-wallet/core/networks/networks';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ChainUnavailableError } from '../services/chain/ChainUnavailableError.ts';
import { defaultLimits } from '../services/apiAccess/defaultLimits.ts';
import { createApiKey, keyIdOf } from '../services/keys/apiKey.ts';
import { expectHeaders, expectProblem } from '../testing/expectProblem.ts';
import { API_NOW, ApiBench, HASH, RECIPIENT } from '../testing/ApiBench.ts';
import { signApiTransfer } from '../testing/signApiTransfer.ts';
import { apiRoutes } from './apiRoutes.ts';
import { API_BASE_PATH, openApiDocument } from './openApiDocument.ts';

let bench: ApiBench;
beforeEach(() => {
  bench = new ApiBench();
});

/** Every request that needs a key, with the examples of its parameters. */
const everyKeyed = Object.entries(openApiDocument('https://wallet.example').paths ?? {}).flatMap(
  ([fullPath, methods]) =>
    Object.entries(methods as Record<string, ExampleOperation>).flatMap(([method, operation]) => {
      if (operation.security?.length === 0) return [];
      let path = fullPath.replace(API_BASE_PATH, '');
      const query = new URLSearchParams();
      for (const { in: place, name, required, example, schema } of operation.parameters ?? []) {
        if (place === 'path') path = path.replace(`{${name}}`, String(example ?? schema.example));
        else if (required) query.set(name, String(example ?? schema.example));
      }
      return [[method.toUpperCase(), query.size > 0 ? `${path}?${query.toString()}` : path] as const];
    }),
);

interface ExampleOperation {
  readonly security?: readonly unknown[];
  readonly parameters?: readonly {
    readonly in: string;
    readonly name: string;
    readonly required?: boolean;
    readonly example?: unknown;
    readonly schema: { readonly example?: unknown };
  }[];
}

describe('keys', () => {
  describe.each(everyKeyed)('%s %s', (method, path) => {
    it('needs a key', async () => {
      const response = await bench.api()(path, { method });
      await expectProblem(response, 'key_missing');
      expect(response.headers.get('www-authenticate')).toMatch(/^Bearer realm=/);
    });

    it.each(['Basic abc', 'Bearer', 'Bearer ', 'ew_live_x'])(
      'takes no %j for a bearer',
      async (authorization) => {
        await expectProblem(await bench.api()(path, { method, headers: { authorization } }), 'key_missing');
      },
    );

    it('refuses a mistyped key without a question to the database', async () => {
      const key = createApiKey(false);
      const mistyped = key.slice(0, -1) + (key.endsWith('0') ? '1' : '0');
      await expectProblem(await bench.api()(path, { method, ...bench.withKey(mistyped) }), 'key_malformed');
      expect(bench.store.reads).toBe(0);
    });

    it('refuses a key that was never issued', async () => {
      await expectProblem(
        await bench.api()(path, { method, ...bench.withKey(createApiKey(false)) }),
        'key_unknown',
      );
    });

    it('only checks whether a key exists, after too many unknown ones from its address', async () => {
      const ask = bench.api();
      for (let i = 0; i < 30; i += 1) {
        await expectProblem(
          await ask(path, { method, ...bench.withKey(createApiKey(false)) }),
          'key_unknown',
        );
      }
      expect([bench.store.reads, bench.store.writes]).toEqual([60, 0]);
      for (let i = 0; i < 30; i += 1) {
        await expectProblem(
          await ask(path, { method, ...bench.withKey(createApiKey(false)) }),
          'too_many_unknown_keys',
        );
      }
      expect([bench.store.reads, bench.store.writes]).toEqual([90, 0]);
      // A caller with a key is admitted from there too, and other addresses are answered as before.
      expect((await ask(path, { method, ...bench.withKey() })).status).not.toBe(429);
      const elsewhere = await ask(path, { method, ...bench.withKey(createApiKey(false)) }, '192.0.2.2');
      await expectProblem(elsewhere, 'key_unknown');
    });

    // Regression: every unknown key, and every good one, cost a query to the database, however many there
    // were.
    it('looks up no unknown key, after too many of them from one address', async () => {
      const ask = bench.api();
      const good = bench.withKey();
      expect((await ask(path, { method, ...good })).status).not.toBe(429);
      for (let i = 0; i < 119; i += 1) await ask(path, { method, ...bench.withKey(createApiKey(false)) });
      const { reads } = bench.store;
      for (let i = 0; i < 10; i += 1) {
        const refused = await ask(path, { method, ...bench.withKey(createApiKey(false)) });
        expect(refused.headers.get('retry-after')).toBe('60');
        await expectProblem(refused, 'too_many_unknown_keys');
      }
      expect(bench.store.reads).toBe(reads);
      // One that is known to be good is still answered.
      expect((await ask(path, { method, ...good })).status).not.toBe(429);
    });

    it('answers all keys at one address no more than its limit, and reads nothing after it', async () => {
      bench.addressPerMinute = 4;
      const ask = bench.api();
      const keys = ['alice', 'bob'].map((userId) => bench.withKey(bench.issue({ userId })));
      for (const key of [...keys, ...keys])
        expect((await ask(path, { method, ...key })).status).not.toBe(429);
      const { reads } = bench.store;
      for (const key of keys) {
        const refused = await ask(path, { method, ...key });
        expect(refused.headers.get('retry-after')).toBe('60');
        await expectProblem(refused, 'rate_limited');
      }
      expect(bench.store.reads).toBe(reads);
      for (const key of keys) {
        expect((await ask(path, { method, ...key }, '192.0.2.2')).status).not.toBe(429);
      }
    });

    it('refuses a key whose row is deleted', async () => {
      const key = bench.issue();
      bench.store.keys.clear();
      await expectProblem(await bench.api()(path, { method, ...bench.withKey(key) }), 'key_revoked');
    });

    it('refuses a key from the moment at which it is over', async () => {
      await expectProblem(
        await bench.api()(path, { method, ...bench.withKey(bench.issue({ expiresAt: API_NOW })) }),
        'key_expired',
      );
      const response = await bench.api()(path, {
        method,
        ...bench.withKey(bench.issue({ expiresAt: API_NOW + 1 })),
      });
      expect(response.status).not.toBe(401);
    });

    it('needs its scope, and queries no chain without', async () => {
      const others = path.startsWith('/webhooks') ? 'webhooks' : 'read';
      const needed = path === '/transaction' ? 'broadcast' : others;
      for (const scope of apiKeyScopes) {
        const response = await bench.api()(path, {
          method,
          ...bench.withKey(bench.issue({ scopes: [scope] })),
        });
        if (scope === needed) expect(response.status).not.toBe(403);
        else await expectProblem(response, 'scope_missing');
      }
    });
  });

  it('counts requests of accounts without a confirmed e-mail address by address, and refuses them', async () => {
    const taken: unknown[] = [];
    bench.takeUnconfirmed = (...request) => {
      taken.push(request.slice(0, 2));
      return Promise.resolve({ waitMs: taken.length > 1 ? 3_600_500 : 0, counted: 1 });
    };
    const ask = bench.api();
    const key = bench.withKey();
    expect((await ask('/networks', key)).status).not.toBe(429);
    const refused = await ask('/networks', key);
    expect(refused.headers.get('retry-after')).toBe('3601');
    await expectProblem(refused, 'daily_limit_reached');
    expect(taken).toEqual([
      ['alice', '192.0.2.1'],
      ['alice', '192.0.2.1'],
    ]);
  });

  it('refuses a mainnet to a key for testnets, and no testnet', async () => {
    const ask = bench.api();
    const key = bench.issue({}, true);
    for (const network of ['mainnet', '1', 'polygon-mainnet', '137']) {
      await expectProblem(
        await ask(`/balance?address=${RECIPIENT}&network=${network}`, bench.withKey(key)),
        'network_not_allowed',
      );
    }
    expect(bench.asked).toEqual([]);
    for (const network of ['sepolia', '11155111', 'polygon-amoy', '80002']) {
      expect((await ask(`/balance?address=${RECIPIENT}&network=${network}`, bench.withKey(key))).status).toBe(
        200,
      );
    }
  });

  it('shows a key for testnets the testnets alone', async () => {
    const ids = async (key: string) => {
      const told = (await (await bench.api()('/networks', bench.withKey(key))).json()) as {
        networks: { id: string }[];
      };
      return told.networks.map(({ id }) => id);
    };
    expect(await ids(bench.issue({}, true))).toEqual(['sepolia', 'polygon-amoy']);
    expect(await ids(bench.issue())).toEqual(networks.map(({ id }) => id));
  });

  // Regression: network fields that only the wallet needs were returned without documentation.
  it("returns a network's documented fields, and no more", async () => {
    const answer = (await (await bench.api()('/networks', bench.withKey())).json()) as { networks: object[] };
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
    const response = await bench.api()('/networks', {
      headers: { authorization: `bearer ${bench.issue()}` },
    });
    expect(response.status).toBe(200);
  });
});

describe('limits', () => {
  it('are in every response, and counted down', async () => {
    const ask = bench.api();
    const key = bench.issue();
    const first = await ask('/networks', bench.withKey(key));
    expect(first.headers.get('ratelimit-policy')).toBe(
      '"minute";q=300;w=60, "day";q=20000;w=86400, "user-minute";q=600;w=60, "user-day";q=40000;w=86400',
    );
    // The test's time is the first second of a minute, and noon.
    expect(first.headers.get('ratelimit')).toBe(
      '"minute";r=299;t=60, "day";r=19999;t=43200, "user-minute";r=599;t=60, "user-day";r=39999;t=43200',
    );
    const second = await ask('/networks', bench.withKey(key));
    expect(second.headers.get('ratelimit')).toMatch(/^"minute";r=298;t=60, "day";r=19998;t=43200,/);
  });

  it('refuse with the seconds to wait, for a minute and for a day', async () => {
    for (const [limits, code, seconds] of [
      [{ perMinute: 2, perDay: 10 }, 'rate_limited', '60'],
      [{ perMinute: 10, perDay: 2 }, 'daily_limit_reached', '43200'],
    ] as const) {
      const ask = bench.api({}, limits);
      const key = bench.issue();
      for (let i = 0; i < 2; i += 1) expect((await ask('/networks', bench.withKey(key))).status).toBe(200);
      const response = await ask('/networks', bench.withKey(key));
      await expectProblem(response, code);
      expect(response.headers.get('retry-after')).toBe(seconds);
      expect(response.headers.get('ratelimit')).toContain('r=0');
    }
  });

  it.each([
    ['/nfts', 10],
    ['/transfers', 10],
    ['/positions', 6],
    ['/tokens', 2],
    ['/balance', 1],
  ])('count %s as %i, and state it', async (path, units) => {
    const count = vi.spyOn(bench.store, 'count');
    await bench.api()(`${path}?address=${RECIPIENT}&network=sepolia`, bench.withKey());
    expect(count.mock.calls[0]?.[3]).toBe(units);
    const { paths } = openApiDocument('https://wallet.example');
    const said = /Counts as (\d+) requests? /.exec(paths?.[`/api/v1${path}`]?.get?.description ?? '')?.[1];
    expect(Number(said)).toBe(units);
  });

  describe('cost nothing if', () => {
    const signedTransaction = '0x00';
    const legal = `address=${RECIPIENT}&network=sepolia`;
    const left = (response: Response) =>
      /"minute";r=(\d+);/.exec(response.headers.get('ratelimit') ?? '')?.[1];
    const leftAfterwards = async (key: string) => left(await bench.api()('/networks', bench.withKey(key)));

    it.each([
      ['/balance?address=0x12&network=sepolia', 'invalid_request'],
      [`/balance?${legal}&adress=1`, 'invalid_request'],
      [`/nfts?address=0x12&network=sepolia`, 'invalid_request'],
      [`/approvals?${legal}&cursor=x`, 'invalid_request'],
      ['/transaction/0x12?network=sepolia', 'invalid_request'],
    ] as const)('%s is refused', async (path, code) => {
      const key = bench.issue();
      const refused = await bench.api()(path, bench.withKey(key));
      await expectProblem(refused, code);
      expect(left(refused)).toBe('300');
      expect(await leftAfterwards(key)).toBe('299');
    });

    it('the parameters are wrong, without a write for it', async () => {
      await bench.api()('/balance?address=0x12&network=sepolia', bench.withKey());
      // The write is the line in the portal's list.
      expect(bench.store.writes).toBe(1);
      expect(bench.store.recorded.map(({ code }) => code)).toEqual(['invalid_request']);
    });

    it.each([
      [{ network: 'sepolia' }, 'application/json', 'invalid_request'],
      [{ network: 'sepolia', signedTransaction }, 'application/json', 'transaction_malformed'],
      ['{', 'application/json', 'malformed_json'],
      ['{}', 'text/plain', 'unsupported_media_type'],
    ] as const)('a body is %j as %s', async (body, contentType, code) => {
      const key = bench.issue();
      const refused = await bench.api()('/transaction', bench.post(body, key, contentType));
      await expectProblem(refused, code);
      expect(left(refused)).toBe('300');
      expect(await leftAfterwards(key)).toBe('299');
    });

    it('a scope is missing', async () => {
      const key = bench.issue({ scopes: ['broadcast'] });
      const refused = await bench.api()(`/balance?${legal}`, bench.withKey(key));
      await expectProblem(refused, 'scope_missing');
      expect(left(refused)).toBe('300');
      expect(bench.store.writes).toBe(1);
    });

    it('a key for testnets requests a mainnet', async () => {
      const key = bench.issue({}, true);
      const path = `/transfers?address=${RECIPIENT}&network=mainnet`;
      await expectProblem(await bench.api()(path, bench.withKey(key)), 'network_not_allowed');
      expect(await leftAfterwards(key)).toBe('299');
    });

    it.each([
      ['upstream_unavailable', new ChainUnavailableError({ cause: new Error('no answer') })],
      ['upstream_timeout', new ChainUnavailableError({ cause: new DOMException('', 'TimeoutError') })],
      ['service_unavailable', new Error('a fault of ours')],
    ] as const)('we fail with %s', async (code, error) => {
      const key = bench.issue();
      bench.readTransfers = () => Promise.reject(error);
      const failed = await bench.api()(`/transfers?${legal}`, bench.withKey(key));
      await expectProblem(failed, code);
      expect(left(failed)).toBe('300');
      expect(failed.headers.get('ratelimit')).toMatch(
        /"day";r=20000;.*"user-minute";r=600;.*"user-day";r=40000;/,
      );
      expect(await leftAfterwards(key)).toBe('299');
    });

    it('we fail, though not without end: each attempt queries the nodes', async () => {
      const ask = bench.api({}, { perMinute: 10_000, userPerMinute: 10_000 });
      const key = bench.issue();
      for (let i = 0; i < 301; i += 1) await ask(`/transfers?${legal}`, bench.withKey(key));
      expect(left(await ask('/networks', bench.withKey(key)))).toBe(`${10_000 - 10 - 1}`);
    });

    it('not if the network has answered', async () => {
      const key = bench.issue();
      const path = `/transaction/${HASH}?network=sepolia`;
      await expectProblem(await bench.api()(path, bench.withKey(key)), 'transaction_not_found');
      expect(await leftAfterwards(key)).toBe('298');
    });
  });

  it('are in the reference of each endpoint with a key, in requests', async () => {
    const limits = { ...defaultLimits, perMinute: 60, perDay: 5_000 };
    const { paths = {} } = openApiDocument('https://wallet.example', limits);
    const texts = Object.entries(paths).flatMap(([path, item]) =>
      Object.values(item as Record<string, { readonly description?: string }>).map(
        ({ description = '' }) => [path, description] as const,
      ),
    );
    const ofKeyed = texts.filter(([path]) => path !== '/api/v1/health');
    expect(ofKeyed).toHaveLength(apiRoutes.length - 1);
    for (const [path, text] of ofKeyed)
      expect(text, path).toMatch(/ one key can make at most [\d,]+ a minute/);
    expect(Object.fromEntries(texts)['/api/v1/tokens']).toContain(
      'Counts as 2 requests against the limits: one key can make at most 30 a minute and 2,500 a day. With `includeUnverified` it counts as 6 requests: at most 10 a minute and 833 a day.',
    );
    const served = await (await bench.api({}, { perMinute: 7 })('/openapi.json')).text();
    expect(served).toContain('at most 7 a minute');
  });

  it('are each key’s own', async () => {
    const ask = bench.api({}, { perMinute: 1, perDay: 10 });
    for (let i = 0; i < 3; i += 1) expect((await ask('/networks', bench.withKey())).status).toBe(200);
  });

  it.each([
    ['a minute', { userPerMinute: 3 }, 'rate_limited', '60'],
    ['a day', { userPerDay: 3 }, 'daily_limit_reached', '43200'],
  ] as const)('hold for all keys of a user together, in %s', async (_, limits, code, seconds) => {
    const ask = bench.api({}, limits);
    for (let i = 0; i < 3; i += 1) expect((await ask('/networks', bench.withKey())).status).toBe(200);
    const refused = await ask('/networks', bench.withKey());
    await expectProblem(refused, code);
    expect(refused.headers.get('retry-after')).toBe(seconds);
    expect((await ask('/networks', bench.withKey(bench.issue({ userId: 'bob' })))).status).toBe(200);
  });

  it('cost two reads and two writes a request, and nothing is written for one too many', async () => {
    const ask = bench.api({}, { perMinute: 2 });
    const key = bench.issue();
    await ask('/networks', bench.withKey(key));
    expect([bench.store.reads, bench.store.writes]).toEqual([2, 2]);
    await ask('/networks', bench.withKey(key));
    for (let i = 0; i < 10; i += 1) await ask('/networks', bench.withKey(key));
    // One of the ten refusals is noted.
    expect([bench.store.reads, bench.store.writes]).toEqual([24, 5]);
  });
});

// Regression: a disabled user could still send with their keys, while the page refused them.
describe('a key whose owner is disabled or deleted', () => {
  beforeEach(() => {
    bench.isActive = (userId) => Promise.resolve(userId !== 'alice');
  });

  it('broadcasts nothing', async () => {
    const body = { signedTransaction: await signApiTransfer(), network: 'sepolia' };
    const response = await bench.api()('/transaction', bench.post(body));
    await expectProblem(response, 'key_revoked');
    expect(response.headers.get('www-authenticate')).toContain('invalid_token');
    expect(bench.asked).toEqual([]);
    expect((await bench.api()('/transaction', bench.post(body, bench.issue({ userId: 'bob' })))).status).toBe(
      200,
    );
  });

  it('broadcasts nothing while the accounts are silent, within seconds', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      bench.isActive = () => new Promise(() => undefined);
      const body = { signedTransaction: await signApiTransfer(), network: 'sepolia' };
      const asking = bench.api()('/transaction', bench.post(body));
      await vi.waitFor(() => expect(vi.getTimerCount()).toBe(1));
      await vi.advanceTimersByTimeAsync(5_000);
      await expectProblem(await asking, 'service_unavailable');
      expect(bench.asked).toEqual([]);
    } finally {
      vi.useRealTimers();
    }
  });
});

describe('static responses', () => {
  it.each(['/networks', '/openapi.json'])(
    '%s is compressed, and not sent again to who has it',
    async (path) => {
      const ask = bench.api();
      const authorization = `Bearer ${bench.issue()}`;
      const first = await ask(path, { headers: { authorization, 'accept-encoding': 'gzip' } });
      expect(first.headers.get('content-encoding')).toBe('gzip');
      // No cache between the API and its caller stores it, and the caller revalidates each time.
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
    const ask = bench.api();
    const etag = (await ask('/networks', bench.withKey())).headers.get('etag') ?? '';
    const headers = { authorization: `Bearer ${bench.issue({}, true)}`, 'if-none-match': etag };
    expect((await ask('/networks', { headers })).status).toBe(200);
    const refused = await ask('/networks', { headers: { 'if-none-match': etag } });
    await expectProblem(refused, 'key_missing');
    expect(refused.headers.get('etag')).toBeNull();
  });

  it('has the remaining limits, like every response', async () => {
    const response = await bench.api()('/networks', bench.withKey());
    expect(response.headers.get('ratelimit')).toContain('"minute";r=299');
    const again = {
      headers: { ...bench.withKey().headers, 'if-none-match': response.headers.get('etag') ?? '' },
    };
    expect((await bench.api()('/networks', again)).headers.get('ratelimit')).toContain('"minute"');
  });
});

describe('routes without a key', () => {
  it('GET /health', async () => {
    const response = await bench.api()('/health');
    expect(await response.json()).toEqual({ status: 'ok', networks: [] });
    expectHeaders(response);
  });

  it('GET /openapi.json, with this deployment as its server', async () => {
    const document = (await (await bench.api()('/openapi.json')).json()) as Record<string, unknown>;
    expect(document).toMatchObject({
      openapi: '3.1.0',
      servers: [{ url: 'https://wallet.example' }],
      info: { contact: { url: 'https://wallet.example/support' }, license: { name: 'MIT' } },
    });
  });

  it('lists every code, and those of each operation', async () => {
    const document = JSON.stringify(await (await bench.api()('/openapi.json')).json());
    const { components, paths } = JSON.parse(document) as {
      components: { schemas: { ProblemCode: { enum: string[] } } };
      paths: Record<string, Record<string, { responses: Record<string, { description: string }> }>>;
    };
    expect(components.schemas.ProblemCode.enum).toEqual(Object.keys(apiErrors));
    const told = Object.values(paths)
      .flatMap((methods) => Object.values(methods))
      .flatMap(({ responses }) => Object.entries(responses))
      .filter(([status]) => !status.startsWith('2'))
      .flatMap(([status, { description }]) => description.split(', ').map((code) => ({ status, code })));
    for (const { status, code } of told) expect(apiErrors[code as ApiErrorCode].status).toBe(Number(status));
  });

  it('needs no key in a preflight', async () => {
    const response = await bench.api()('/transaction', {
      method: 'OPTIONS',
      headers: { origin: 'https://dapp.example', 'access-control-request-method': 'POST' },
    });
    expect(response.status).toBe(204);
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    expect(response.headers.get('access-control-allow-headers')).toBe(
      'Authorization,Content-Type,Last-Event-ID',
    );
    expect(response.headers.get('access-control-allow-methods')).toContain('POST');
  });
});

describe('parameters that no endpoint has', () => {
  it.each([
    ...everyKeyed.map(
      ([method, path]) => [method, `${path}${path.includes('?') ? '&' : '?'}adress=1`] as const,
    ),
    ['GET', '/health?adress=1'] as const,
  ])('are refused by name: %s %s', async (method, path) => {
    const init = method === 'POST' ? bench.post({}) : { method, ...bench.withKey() };
    const problem = await expectProblem(await bench.api()(path, init), 'invalid_request');
    expect(problem.errors).toEqual([{ field: 'adress', detail: "The field 'adress' is not known." }]);
    expect(bench.asked).toEqual([]);
  });

  it('are refused by all their names, and never quoted', async () => {
    const path = `/balance?address=${RECIPIENT}&network=sepolia&a=secret&b=1`;
    const problem = await expectProblem(await bench.api()(path, bench.withKey()), 'invalid_request');
    expect(problem.errors?.map(({ field }) => field)).toEqual(['a', 'b']);
    expect(JSON.stringify(problem)).not.toContain('secret');
  });
});

describe('a missing route', () => {
  it.each(['/', '/nothing', '/transaction/', '/balance/', '/transaction/a/b', '/%00', '/..%2fbalance'])(
    '%s',
    async (path) => {
      await expectProblem(await bench.api()(path, bench.withKey()), 'route_not_found');
    },
  );

  it.each<readonly [method: string, path: string, allow: string]>([
    ['POST', '/balance', 'GET, HEAD, OPTIONS'],
    ['DELETE', `/transaction/${HASH}`, 'GET, HEAD, OPTIONS'],
    ['GET', '/transaction', 'POST, OPTIONS'],
    ['PATCH', '/health', 'GET, HEAD, OPTIONS'],
    ['QUERY', '/networks', 'GET, HEAD, OPTIONS'],
    ['PUT', '/openapi.json', 'GET, HEAD, OPTIONS'],
    ...apiRoutes.map(({ operation: { path } }) => {
      const methods = apiRoutes
        .filter(({ operation }) => operation.path === path)
        .map(({ operation }) => operation.method.toUpperCase());
      const allow = [...methods, ...(methods.includes('GET') ? ['HEAD'] : []), 'OPTIONS'].join(', ');
      return ['PUT', path.replace('{hash}', HASH), allow] as const;
    }),
  ])('%s %s', async (method, path, allow) => {
    const response = await bench.api()(path, { method });
    await expectProblem(response, 'method_not_allowed');
    expect(response.headers.get('allow')).toBe(allow);
  });
});

describe('a failure', () => {
  const error = new Error('secret 0xdeadbeef');

  it('distinguishes an unreachable network from a slow one', async () => {
    const path = `/balance?address=${RECIPIENT}&network=sepolia`;
    const refused = new ChainUnavailableError({ cause: new Error('no answer') });
    await expectProblem(
      await bench.api({ getBalance: () => Promise.reject(refused) })(path, bench.withKey()),
      'upstream_unavailable',
    );
    const slow = new ChainUnavailableError({
      cause: new Error('no answer', { cause: new DOMException('', 'TimeoutError') }),
    });
    await expectProblem(
      await bench.api({ getBalance: () => Promise.reject(slow) })(path, bench.withKey()),
      'upstream_timeout',
    );
  });

  it('reveals nothing of an unexpected error', async () => {
    const ask = bench.api({ getBalance: () => Promise.reject(error) });
    const body = await expectProblem(
      await ask(`/balance?address=${RECIPIENT}&network=sepolia`, bench.withKey()),
      'service_unavailable',
    );
    expect(JSON.stringify(body)).not.toMatch(/secret|deadbeef| at /);
  });

  it('answers service_unavailable if the database does not answer', async () => {
    vi.spyOn(bench.store, 'read').mockRejectedValue(error);
    const response = await bench.api()('/networks', bench.withKey());
    await expectProblem(response, 'service_unavailable');
    expect(response.headers.get('retry-after')).toBe('5');
  });

  it('answers although it cannot be written down', async () => {
    vi.spyOn(bench.store, 'record').mockRejectedValue(error);
    expect((await bench.api()('/networks', bench.withKey())).status).toBe(200);
  });
});

describe('a feature that is switched off', () => {
  it('is refused with 503 and when to try again, whatever needs a key', async () => {
    bench.maintenance = { read_only: false, paused: ['api'], message: '' };
    const ask = bench.api();
    const refused = await ask(`/balance?address=${RECIPIENT}&network=sepolia`, bench.withKey());
    expect(refused.status).toBe(503);
    expect(refused.headers.get('retry-after')).toBe('300');
    expect(await refused.json()).toMatchObject({
      code: 'service_unavailable',
      detail: 'This feature is off for now. Please try again later.',
    });
    expect((await ask('/health')).status).toBe(200);
  });

  it.each([
    { read_only: true, paused: [] },
    { read_only: false, paused: ['send' as const] },
  ])('is a broadcast alone while sending is off: %j', async (off) => {
    bench.maintenance = { ...off, message: '' };
    const ask = bench.api();
    const refused = await ask('/transaction', bench.post({ network: 'sepolia', signedTransaction: '0x02' }));
    expect(refused.status).toBe(503);
    expect(await refused.json()).toMatchObject({
      detail: expect.stringContaining('Nothing was sent') as string,
    });
    expect(bench.asked).toEqual([]);
    expect((await ask(`/balance?address=${RECIPIENT}&network=sepolia`, bench.withKey())).status).toBe(200);
  });
});

describe('the request log', () => {
  it('has the key, the route and the outcome, and no addresses', async () => {
    const ask = bench.api();
    const key = bench.issue();
    const responses = [
      await ask(`/balance?address=${RECIPIENT}&network=sepolia`, bench.withKey(key)),
      await ask(`/transaction/${HASH}?network=sepolia`, bench.withKey(key)),
      await ask('/transaction', bench.post({ network: 'sepolia' }, key)),
    ];
    const about = { user_id: 'alice', key_id: keyIdOf(key) };
    const ids = responses.map((response) => response.headers.get('x-request-id'));
    expect(bench.store.recorded).toEqual([
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
    expect(JSON.stringify(bench.store.recorded)).not.toContain(RECIPIENT);
    expect(JSON.stringify(bench.store.recorded)).not.toContain(key);
  });

  it('holds no hash, however the path is written', async () => {
    await bench.api()(`/transaction/%0A${HASH}?network=sepolia`, bench.withKey());
    expect(bench.store.recorded.map(({ path }) => path)).toEqual(['/api/v1/transaction/{hash}']);
  });

  it('has few lines for repeated refusals', async () => {
    const ask = bench.api({}, { perMinute: 1, perDay: 10 });
    const key = bench.issue();
    for (let i = 0; i < 20; i += 1) await ask('/networks', bench.withKey(key));
    expect(bench.store.recorded.map(({ code }) => code)).toEqual([null, 'rate_limited']);
  });

  it("has a key's refusals, and nothing without a key", async () => {
    const ask = bench.api({}, { perMinute: 1, perDay: 10 });
    const key = bench.issue();
    await ask('/networks', bench.withKey(key));
    await ask('/networks', bench.withKey(key));
    await ask('/networks', bench.withKey(bench.issue({ expiresAt: API_NOW - 1 })));
    await ask('/networks', bench.withKey(createApiKey(false)));
    await ask('/networks');
    await ask('/health', bench.withKey(key));
    expect(bench.store.recorded.map(({ code }) => code)).toEqual([null, 'rate_limited', 'key_expired']);
  });
});

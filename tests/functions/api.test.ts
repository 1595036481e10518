import { setTimeout as wait } from 'node:timers/promises';
import { generateApiKey } from '@everything-wallet/core/callables/generateApiKey';
import { formatAmount } from '@everything-wallet/core/amounts/formatAmount';
import { texts } from '@everything-wallet/core/texts/texts';
import { keccak256, Wallet } from 'ethers';
import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { createApiKey } from '../../functions/src/services/keys/apiKey.ts';
import { documentsWhere, readDocument, writeDocument } from './support/documents.ts';
import { environment } from './support/environment.ts';
import { LocalChain } from './support/LocalChain.ts';
import { TestKey } from './support/TestKey.ts';
import { TestUser } from './support/TestUser.ts';

/* The REST API through Hosting, as used by a developer's program. */

const chain = new LocalChain('mainnet');
const COIN = 10n ** 18n;

let user: TestUser;
let key: TestKey;

beforeAll(async () => {
  user = await TestUser.signUp();
  key = await TestKey.create(user);
});

async function bodyOf(response: Response): Promise<Record<string, unknown>> {
  return (await response.json()) as Record<string, unknown>;
}

async function codeOf(response: Response): Promise<unknown> {
  expect(response.headers.get('content-type')).toBe('application/problem+json');
  return (await bodyOf(response))['code'];
}

describe('generateApiKey', () => {
  it('issues keys of which only a hash is stored', async () => {
    const issued = await TestKey.issue(user);
    const row = await readDocument(`issued_keys/${issued.id}`);
    expect(row).toEqual({
      user_id: user.uid,
      created_at: expect.any(String) as string,
      expires_at: expect.any(String) as string,
    });
    // By then Firestore removes it, however long its key lives.
    const days = (Date.parse(z.string().parse(row?.['expires_at'])) - Date.now()) / (24 * 60 * 60 * 1_000);
    expect(Math.round(days)).toBe(400);
  });

  it('marks a key for testnets', async () => {
    expect(await user.call(generateApiKey, { testnetsOnly: true })).toMatch(/^ew_test_/);
    expect(await user.call(generateApiKey, {})).toMatch(/^ew_live_/);
  });

  it(
    'limits a user to twenty, however many are issued and inserted in parallel',
    { timeout: 120_000 },
    async () => {
      const collector = await TestUser.signUp();
      const row = { user_id: collector.uid, name: 'Old', key: 'old' };
      await Promise.all(
        Array.from({ length: 17 }, (_, index) => writeDocument(`api_keys/${collector.uid}_${index}`, row)),
      );
      const outcomes = await Promise.allSettled(
        Array.from({ length: 5 }, async () => (await TestKey.issue(collector)).insert()),
      );
      expect(outcomes.some(({ status }) => status === 'fulfilled')).toBe(true);
      const rows = await documentsWhere('api_keys', 'user_id', collector.uid);
      expect(rows.length).toBeLessThanOrEqual(20);
      // One after the other there is room for exactly as many.
      for (let room = 20 - rows.length; room > 0; room -= 1) await (await TestKey.issue(collector)).insert();
      expect(await collector.refusal(generateApiKey, {})).toMatchObject({
        status: 'RESOURCE_EXHAUSTED',
        message: texts['server.keysFull'],
      });
    },
  );

  it('withdraws the oldest key that was not inserted, rather than lock its user out', async () => {
    const forgetful = await TestUser.signUp();
    const row = { user_id: forgetful.uid, name: 'Old', key: 'old' };
    await Promise.all(
      Array.from({ length: 18 }, (_, index) => writeDocument(`api_keys/${forgetful.uid}_${index}`, row)),
    );
    const [first, second, third] = [
      await TestKey.issue(forgetful),
      await TestKey.issue(forgetful),
      await TestKey.issue(forgetful),
    ];
    await expect(first.insert()).rejects.toThrow('403');
    await second.insert();
    await third.insert();
    expect(await forgetful.refusal(generateApiKey, {})).toMatchObject({ status: 'RESOURCE_EXHAUSTED' });
    await second.delete();
    await (await TestKey.issue(forgetful)).insert();
  });

  it('issues thirty in a day to an e-mail address that is not confirmed, and more from the moment it is', async () => {
    const unconfirmed = await TestUser.signUp();
    const counter = `rate_limits/${unconfirmed.uid}_generate_api_key_unconfirmed`;
    await writeDocument(counter, { count: 29, window_started_at: Date.now() - 23 * 3_600_000 });
    await (await TestKey.issue(unconfirmed)).insert();
    expect(await unconfirmed.refusal(generateApiKey, {})).toMatchObject({
      status: 'RESOURCE_EXHAUSTED',
      message: texts['server.keysUnconfirmed'],
    });
    // With the former token, which still contains the old value.
    await unconfirmed.confirmEmail();
    await (await TestKey.issue(unconfirmed)).insert();
  });

  it('stops after thirty in an hour', async () => {
    const eager = await TestUser.signUp();
    for (let i = 0; i < 30; i += 1) await eager.call(generateApiKey, {});
    expect(await eager.refusal(generateApiKey, {})).toMatchObject({ status: 'RESOURCE_EXHAUSTED' });
  });
});

describe('a key', () => {
  const ask = (of: TestKey) => of.ask('/networks');

  it('is invalid until its row exists, and again once it is deleted', async () => {
    const own = await TestKey.issue(user);
    expect(await codeOf(await ask(own))).toBe('key_revoked');
    await own.insert();
    expect((await ask(own)).status).toBe(200);
    await own.delete();
    // The first question after the deletion, well within a second of it.
    expect(await codeOf(await ask(own))).toBe('key_revoked');
  });

  it('cannot be inserted by another user', async () => {
    const stranger = await TestUser.signUp();
    const stolen = await TestKey.issue(user);
    await expect(
      fetch(`${environment.documentsUrl()}/api_keys/${stolen.id}`, {
        method: 'PATCH',
        headers: { authorization: `Bearer ${stranger.idToken}` },
        body: JSON.stringify({ fields: { user_id: { stringValue: stranger.uid } } }),
      }).then(({ status }) => status),
    ).resolves.toBe(403);
  });

  it('is refused from its expiry on', async () => {
    const brief = await TestKey.create(user, { expiresAt: new Date(Date.now() + 1_500) });
    expect((await ask(brief)).status).toBe(200);
    await wait(1_600);
    expect(await codeOf(await ask(brief))).toBe('key_expired');
  });

  it('reads without broadcasting, and only on testnets, if created so', async () => {
    const limited = await TestKey.create(user, { scopes: ['read'], testnetsOnly: true });
    const body = JSON.stringify({ signedTransaction: '0x00', network: 'polygon-amoy' });
    expect(await codeOf(await limited.ask('/transaction', { method: 'POST', body }))).toBe('scope_missing');
    const address = Wallet.createRandom().address;
    expect(await codeOf(await limited.ask(`/balance?address=${address}&network=mainnet`))).toBe(
      'network_not_allowed',
    );
    expect((await limited.ask(`/balance?address=${address}&network=80002`)).status).toBe(200);
  });
});

describe('GET /balance', () => {
  it("returns the chain's balance, to the last wei", async () => {
    const { address } = Wallet.createRandom();
    await chain.setBalance(address, 1_234_567_890_123_456_789n);
    const response = await key.ask(`/balance?address=${address}&network=mainnet`);
    expect(await bodyOf(response)).toEqual({
      address,
      network: 'mainnet',
      chainId: 1,
      currency: 'ETH',
      balance: formatAmount(await chain.balanceOf(address)),
      balanceWei: (await chain.balanceOf(address)).toString(),
    });
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    expect(response.headers.get('ratelimit-policy')).toContain('w=60');
  });
});

// Regression: Hosting replaced the API's own header, so that browsers did not cache answers with an ETag.
describe('data that only a deployment changes, through Hosting', () => {
  it.each(['/networks', '/openapi.json'])('%s can be cached, and is revalidated each time', async (path) => {
    const first = await key.ask(path);
    expect(first.headers.get('cache-control')).toBe('private, no-cache');
    const etag = first.headers.get('etag') ?? '';
    expect(etag).not.toBe('');
    const again = await key.ask(path, { headers: { 'if-none-match': etag } });
    expect(again.status).toBe(304);
    expect(again.headers.get('cache-control')).toBe('private, no-cache');
  });
});

describe('a transfer', () => {
  it('is estimated, signed with the estimate, sent twice, and found', async () => {
    const sender = Wallet.createRandom();
    const to = Wallet.createRandom().address;
    await chain.setBalance(sender.address, COIN);
    const value = COIN / 4n;
    const estimate = await bodyOf(
      await key.ask(`/gas/estimate?from=${sender.address}&to=${to}&value=${value}&network=1`),
    );
    const signedTransaction = await sender.signTransaction({
      type: 2,
      chainId: Number(estimate['chainId']),
      nonce: Number(estimate['nonce']),
      to,
      value,
      gasLimit: BigInt(String(estimate['gasLimit'])),
      maxFeePerGas: BigInt(String(estimate['maxFeePerGas'])),
      maxPriorityFeePerGas: BigInt(String(estimate['maxPriorityFeePerGas'])),
    });
    const send = () =>
      key.ask('/transaction', {
        method: 'POST',
        body: JSON.stringify({ signedTransaction, network: 'mainnet' }),
      });
    const txHash = keccak256(signedTransaction);
    const sent = { txHash, network: 'mainnet', chainId: 1, currency: 'ETH' };
    expect(await bodyOf(await send())).toEqual(sent);
    expect(await bodyOf(await send())).toEqual(sent);
    expect(await chain.balanceOf(to)).toBe(value);
    expect(await chain.nonceOf(sender.address)).toBe(1);

    const found = await bodyOf(await key.ask(`/transaction/${txHash}?network=mainnet`));
    const left = await chain.balanceOf(sender.address);
    expect(found).toMatchObject({
      txHash,
      status: 'completed',
      from: sender.address,
      to,
      value: '0.25',
      valueWei: value.toString(),
      nonce: 0,
      gasUsed: '21000',
      feeWei: (COIN - value - left).toString(),
      fee: formatAmount(COIN - value - left),
    });
    expect(BigInt(String(estimate['estimatedCostWei']))).toBeGreaterThanOrEqual(COIN - value - left);
    expect(await codeOf(await key.ask(`/transaction/${txHash}?network=polygon-mainnet`))).toBe(
      'transaction_not_found',
    );
  });
});

describe('malformed requests', () => {
  it.each([
    ['{', 'application/json'],
    ['', 'application/json'],
    ['"\\ud800', 'application/json'],
    ['a=b', 'application/x-www-form-urlencoded'],
    ['hello', 'text/plain'],
  ])('is refused without a stack trace: %j as %s', async (body, type) => {
    const response = await fetch(`${environment.hostingUrl()}/api/v1/transaction`, {
      method: 'POST',
      headers: { authorization: `Bearer ${key.key}`, 'content-type': type },
      body,
    });
    expect(await codeOf(response)).toBe(type.includes('json') ? 'malformed_json' : 'unsupported_media_type');
  });

  it.each(['/transaction/%zz?network=1', '/transaction/0x%E0%A4?network=1', '/%'])(
    'report a path that cannot be decoded: %s',
    async (path) => {
      // Straight to the function: the emulators in front of it refuse such a path themselves.
      const response = await fetch(`${environment.functionsUrl()}/api/api/v1${path}`, {
        headers: { authorization: `Bearer ${key.key}` },
      });
      expect([400, 404]).toContain(response.status);
      expect(await response.text()).not.toMatch(/at .*\.js:\d/);
    },
  );

  it('report a body that is too large', async () => {
    const response = await key.ask('/transaction', { method: 'POST', body: ' '.repeat(2_000_000) });
    expect(await codeOf(response)).toBe('body_too_large');
  });

  it('report an unknown path, and an unknown method', async () => {
    expect(await codeOf(await key.ask('/nothing'))).toBe('route_not_found');
    expect(await codeOf(await key.ask('/balance', { method: 'DELETE' }))).toBe('method_not_allowed');
    expect(await codeOf(await fetch(`${environment.hostingUrl()}/api/nothing`))).toBe('route_not_found');
  });
});

describe('requests', () => {
  it('are listed and counted for the key, without their content', async () => {
    const own = await TestKey.create(user);
    const { address } = Wallet.createRandom();
    const first = await own.ask(`/balance?address=${address}&network=mainnet`);
    const second = await own.ask('/balance');
    const third = await own.ask(`/transaction/0x${'00'.repeat(32)}?network=mainnet`);
    const requests = await documentsWhere('api_requests', 'key_id', own.id);
    expect(requests.map(({ request_id }) => request_id).sort()).toEqual(
      [first, second, third].map(({ headers }) => headers.get('x-request-id')).sort(),
    );
    expect(requests.map(({ status }) => status).sort()).toEqual([200, 400, 404]);
    expect(JSON.stringify(requests)).not.toMatch(new RegExp(`${address}|${own.key}`, 'i'));
    // Malformed ones are listed, but not counted.
    expect(await usageOf(user, own)).toMatchObject({ requests: 2, errors: 1 });
  });
});

/** Returns today's usage of a key, as the portal reads it. */
async function usageOf(user: TestUser, key: TestKey): Promise<Record<string, number>> {
  const day = new Date().toISOString().slice(0, 10);
  const response = await fetch(`${environment.documentsUrl()}/api_usage/${user.uid}_${day}`, {
    headers: { authorization: `Bearer ${user.idToken}` },
  });
  const { fields } = usageSchema.parse(await response.json());
  const counts = fields.keys.mapValue.fields[key.id]?.mapValue.fields ?? {};
  return Object.fromEntries(
    ['requests', 'errors'].map((name) => [name, Number(counts[name]?.integerValue ?? 0)]),
  );
}

const mapOf = <Value extends z.ZodType>(value: Value) =>
  z.object({ mapValue: z.object({ fields: z.record(z.string(), value) }) });
const usageSchema = z.object({
  fields: z.object({ keys: mapOf(mapOf(z.object({ integerValue: z.string().optional() }))) }),
});

/** Returns the minute limit of a key from an answer's headers. */
function minuteOf(response: Response, at: number) {
  const [, left, seconds] = /"minute";r=(\d+);t=(\d+)/.exec(response.headers.get('ratelimit') ?? '') ?? [];
  // Seconds are rounded up, and the answer took a while: the window ends at the nearest turn of a minute.
  return { left: Number(left), window: Math.round((at + (Number(seconds) - 0.5) * 1_000) / 60_000) };
}

/** Writes down that a key was used so often in this minute and in the next ones. */
async function useUp(user: TestUser, keyId: string, times: number): Promise<void> {
  const now = Date.now();
  const count = { integerValue: String(times) };
  const minutes = [0, 1, 2, 3].map((ahead) => {
    const time = new Date(now + ahead * 60_000).toISOString();
    return [
      time.slice(11, 13) + time.slice(14, 16),
      { mapValue: { fields: { user: count, [keyId]: count } } },
    ] as const;
  });
  const day = new Date(now).toISOString().slice(0, 10);
  const response = await fetch(`${environment.documentsUrl()}/api_usage/${user.uid}_${day}`, {
    method: 'PATCH',
    headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
    body: JSON.stringify({
      fields: {
        user_id: { stringValue: user.uid },
        day: { stringValue: day },
        minutes: { mapValue: { fields: Object.fromEntries(minutes) } },
      },
    }),
  });
  expect(response.status).toBe(200);
}

describe('the limit of a minute', () => {
  it('allows the last request, whichever of ten connections is first', { timeout: 150_000 }, async () => {
    const owner = await TestUser.signUp();
    const busy = await TestKey.create(owner);
    const policy = (await busy.ask('/networks')).headers.get('ratelimit-policy') ?? '';
    const limit = Number(/"minute";q=(\d+)/.exec(policy)?.[1]);
    expect(limit).toBeGreaterThan(1);
    // The rest of it shows the same, and sooner.
    const rest = 20;
    await useUp(owner, busy.id, limit - rest);
    const answers: { status: number; left: number; window: number }[] = [];
    let lost = 0;
    const refusals = () => answers.filter(({ status }) => status === 429).length;
    const end = Date.now() + 120_000;
    await Promise.all(
      Array.from({ length: 10 }, async () => {
        while (refusals() < 20 && Date.now() < end) {
          try {
            const response = await busy.ask('/networks');
            if (response.headers.has('ratelimit')) {
              answers.push({ status: response.status, ...minuteOf(response, Date.now()) });
            } else lost += 1;
            await response.arrayBuffer();
          } catch {
            // The emulators drop a connection, or give one up, now and then; whether it was counted is not known.
            lost += 1;
          }
        }
      }),
    );
    expect(lost).toBeLessThan(20);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 429]));
    const windows = [...Map.groupBy(answers, ({ window }) => window).values()];
    for (const window of windows) {
      const allowed = window.filter(({ status }) => status === 200).map(({ left }) => left);
      // Each of them got another number, so they do not exceed the limit.
      expect(new Set(allowed).size).toBe(allowed.length);
      expect(allowed.length).toBeLessThanOrEqual(rest);
      expect(Math.max(0, ...allowed)).toBeLessThan(rest);
      const refused = window.filter(({ status }) => status === 429);
      for (const { left } of refused) expect(left).toBe(0);
      // Where any was refused, all were given.
      if (refused.length > 0) expect(allowed.length).toBeGreaterThanOrEqual(rest - lost);
    }
    expect(windows.some((window) => window.some(({ status }) => status === 429))).toBe(true);
  });

  it('applies to all keys of a user together', { timeout: 60_000 }, async () => {
    const owner = await TestUser.signUp();
    const keys = [await TestKey.create(owner), await TestKey.create(owner)];
    const left: number[] = [];
    for (const own of [...keys, ...keys]) {
      const [, user] =
        /"user-minute";r=(\d+)/.exec((await own.ask('/networks')).headers.get('ratelimit') ?? '') ?? [];
      left.push(Number(user));
    }
    // Decreasing by one, whichever key is used; unless a new minute began.
    const steps = left.slice(1).map((value, index) => (left[index] ?? 0) - value);
    expect(steps.filter((step) => step === 1).length).toBeGreaterThanOrEqual(2);
  });
});

describe('keys that do not exist', () => {
  it('are no longer looked up once too many came from one address', { timeout: 60_000 }, async () => {
    const codes: unknown[] = [];
    // A new minute, which may begin meanwhile, starts a new count.
    for (let i = 0; i < 80 && codes.at(-1) !== 'too_many_unknown_keys'; i += 1) {
      // From a separate address, so that other tests' refusals are not affected.
      const headers = { authorization: `Bearer ${createApiKey(false)}`, 'x-forwarded-for': '203.0.113.7' };
      codes.push(await codeOf(await fetch(`${environment.functionsUrl()}/api/api/v1/networks`, { headers })));
    }
    expect(codes[0]).toBe('key_unknown');
    expect(codes.at(-1)).toBe('too_many_unknown_keys');
    expect((await key.ask('/networks')).status).toBe(200);
  });
});

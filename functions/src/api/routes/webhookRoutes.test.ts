import { beforeEach, describe, expect, it } from 'vitest';
import type { LoggedActivity } from '../../services/activity/ActivityLog.ts';
import { FetchProblemError } from '../../services/nfts/FetchProblemError.ts';
import { keyIdOf } from '../../services/keys/apiKey.ts';
import { testEventFor } from '../../services/webhooks/testEventFor.ts';
import { API_NOW, ApiBench } from '../../testing/ApiBench.ts';
import { expectProblem } from '../../testing/expectProblem.ts';

let bench: ApiBench;
let key: string;
beforeEach(() => {
  bench = new ApiBench();
  key = bench.issue();
});

const URL_OF_RECEIVER = 'https://hooks.example/events';
const EVENT_ID = `evt_${'0123456789abcdef'.repeat(2)}`;
const DAY_MS = 24 * 60 * 60 * 1_000;

async function create(fields: object = {}, by = key) {
  const response = await bench.api()('/webhooks', bench.post({ url: URL_OF_RECEIVER, ...fields }, by));
  expect(response.status).toBe(201);
  return (await response.json()) as { webhook: { id: string }; secret: string };
}

const ask = (method: string, path: string, by = key) => bench.api()(path, { method, ...bench.withKey(by) });

/** A stored event, and a failed delivery of it. */
function addFailed(webhookId: string): LoggedActivity {
  const webhook = bench.memoryWebhooks.webhooks.get(webhookId);
  if (!webhook) throw new Error('No webhook');
  const event = { ...testEventFor(webhook, API_NOW), id: EVENT_ID };
  const logged = { sequence: 1, orderingKey: '1_0x1', event };
  bench.memoryWebhooks.add('alice', logged, [webhookId], API_NOW);
  const { type, network, data } = event;
  bench.memoryWebhooks.deliveries.set(`${webhookId}_${EVENT_ID}`, {
    ...{ webhookId, userId: 'alice', eventId: EVENT_ID, type, network },
    ...{ address: data.address, txHash: data.txHash, state: 'failed', attempts: 34 },
    ...{ problem: 'timeout', durationMs: 10_000, firstAt: API_NOW - DAY_MS, lastAt: API_NOW },
  });
  return logged;
}

describe('POST /webhooks', () => {
  it('returns the webhook and its secret, which no other answer has', async () => {
    const { webhook, secret } = await create({ networks: ['sepolia', 11155111], types: ['transfer.coin'] });
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    expect(webhook).toEqual({
      id: expect.stringMatching(/^we[0-9A-Za-z]{22}$/) as string,
      url: URL_OF_RECEIVER,
      networks: ['sepolia'],
      types: ['transfer.coin'],
      status: 'active',
      createdAt: API_NOW,
    });
    const listed = await ask('GET', '/webhooks');
    expect(await listed.json()).toEqual({ webhooks: [webhook] });
  });

  it.each([
    'http://hooks.example/',
    'https://hooks.example:8443/',
    'https://user:secret@hooks.example/',
    'https://127.0.0.1/',
    'https://2130706433/',
    'https://[::1]/',
    'https://169.254.169.254/latest/meta-data',
    'http://localhost:5001/',
    'ftp://hooks.example/',
    'hooks.example',
    '',
  ])('refuses the URL %j', async (url) => {
    const response = await bench.api()('/webhooks', bench.post({ url }, key));
    expect((await expectProblem(response, 'invalid_request')).errors).toMatchObject([{ field: 'url' }]);
    expect(bench.memoryWebhooks.webhooks.size).toBe(0);
  });

  it.each([{ networks: [] }, { networks: ['nowhere'] }, { types: ['transfer'] }, { other: 1 }])(
    'refuses %j',
    async (fields) => {
      const response = await bench.api()('/webhooks', bench.post({ url: URL_OF_RECEIVER, ...fields }, key));
      await expectProblem(response, 'invalid_request');
    },
  );

  it('refuses a mainnet to a testnet key, and remembers that its events are of testnets', async () => {
    const test = bench.issue({}, true);
    const response = await bench.api()(
      '/webhooks',
      bench.post({ url: URL_OF_RECEIVER, networks: ['mainnet'] }, test),
    );
    await expectProblem(response, 'network_not_allowed');
    const { webhook } = await create({}, test);
    expect(bench.memoryWebhooks.webhooks.get(webhook.id)).toMatchObject({
      testnetsOnly: true,
      keyId: keyIdOf(test),
    });
  });

  it('refuses a sixth webhook of a key, and an eleventh of a user', async () => {
    const refused = async (by: string) =>
      expectProblem(
        await bench.api()('/webhooks', bench.post({ url: URL_OF_RECEIVER }, by)),
        'invalid_request',
      );
    for (const by of [key, bench.issue()]) {
      for (let count = 0; count < 5; count += 1) await create({}, by);
      expect((await refused(by)).detail).toContain('5 webhooks');
    }
    await refused(bench.issue());
  });
});

describe('a webhook', () => {
  it('of another key or user is not found, nor one that does not exist', async () => {
    const { webhook } = await create();
    const others = [bench.issue(), bench.issue({ userId: 'bob' })];
    const requests = [
      ['DELETE', ''],
      ['POST', '/pause'],
      ['POST', '/resume'],
      ['POST', '/secret'],
      ['POST', '/test'],
      ['GET', '/deliveries'],
      ['POST', `/deliveries/${EVENT_ID}/replay`],
    ] as const;
    for (const [method, path] of requests) {
      for (const by of others)
        await expectProblem(await ask(method, `/webhooks/${webhook.id}${path}`, by), 'webhook_not_found');
      const unknown = await ask(method, `/webhooks/we${'0'.repeat(22)}${path}`);
      await expectProblem(unknown, 'webhook_not_found');
      await expectProblem(await ask(method, `/webhooks/1_2${path}`), 'invalid_request');
    }
    expect(bench.memoryWebhooks.webhooks.size).toBe(1);
  });

  it('is paused and resumed by its owner, which enqueues its events', async () => {
    const { webhook } = await create();
    const paused = await ask('POST', `/webhooks/${webhook.id}/pause`);
    expect(await paused.json()).toEqual({ webhook: { ...webhook, status: 'paused', pausedBy: 'user' } });
    addFailed(webhook.id);
    const resumed = await ask('POST', `/webhooks/${webhook.id}/resume`);
    expect(await resumed.json()).toEqual({ webhook });
    expect(bench.memoryWebhooks.enqueued).toEqual([`${webhook.id}_1_0x1`]);
  });

  it('gets a new secret, with an overlap of a day', async () => {
    const { webhook, secret } = await create();
    const rotated = (await (await ask('POST', `/webhooks/${webhook.id}/secret`)).json()) as {
      secret: string;
    };
    expect(rotated).toEqual({
      secret: expect.stringMatching(/^whsec_/) as string,
      previousValidUntil: API_NOW + DAY_MS,
    });
    expect(rotated.secret).not.toBe(secret);
    expect(bench.memoryWebhooks.webhooks.get(webhook.id)).toMatchObject({
      ...{ secret: rotated.secret, previousSecret: { secret, validUntil: API_NOW + DAY_MS } },
    });
  });

  it('is deleted with its lanes', async () => {
    const { webhook } = await create();
    addFailed(webhook.id);
    const deleted = await ask('DELETE', `/webhooks/${webhook.id}`);
    expect(await deleted.json()).toEqual({ id: webhook.id });
    expect(bench.memoryWebhooks.lanes.size).toBe(0);
    await expectProblem(await ask('DELETE', `/webhooks/${webhook.id}`), 'webhook_not_found');
  });
});

describe('POST /webhooks/{id}/test', () => {
  it('sends a signed event once, and returns the result', async () => {
    const { webhook } = await create({ networks: ['sepolia'] });
    bench.postEvent = (url, { headers, body }) => {
      expect(url.href).toBe(URL_OF_RECEIVER);
      expect(headers['webhook-signature']).toMatch(/^v1,[A-Za-z0-9+/]{43}=$/);
      expect(JSON.parse(String(body))).toMatchObject({ id: headers['webhook-id'], network: 'sepolia' });
      return Promise.resolve(204);
    };
    const response = await ask('POST', `/webhooks/${webhook.id}/test`);
    expect(await response.json()).toMatchObject({
      delivery: {
        ...{ type: 'transfer.coin', network: 'sepolia', state: 'delivered', attempts: 1, status: 204 },
        eventId: expect.stringMatching(/^evt_test[0-9a-f]{24}$/) as string,
      },
    });
  });

  it('returns the reason for a failure', async () => {
    const { webhook } = await create();
    bench.postEvent = () => Promise.reject(new FetchProblemError('refused', 'no public address'));
    const response = await ask('POST', `/webhooks/${webhook.id}/test`);
    const { delivery } = (await response.json()) as { delivery: object };
    expect(delivery).toMatchObject({ state: 'failed', problem: 'refused' });
    for (const absent of ['status', 'userId', 'webhookId']) expect(delivery).not.toHaveProperty(absent);
  });
});

describe('deliveries', () => {
  it('are listed newest first, in pages', async () => {
    const { webhook } = await create();
    const { event } = addFailed(webhook.id);
    const [failed] = bench.memoryWebhooks.deliveries.values();
    for (let index = 1; index <= 60 && failed; index += 1) {
      const eventId = `evt_${String(index).padStart(32, '0')}`;
      const delivery = { ...failed, eventId, firstAt: API_NOW + Math.floor(index / 2) };
      bench.memoryWebhooks.deliveries.set(`${webhook.id}_${eventId}`, delivery);
    }
    const ids: string[] = [];
    let cursor: string | undefined;
    do {
      const path = `/webhooks/${webhook.id}/deliveries${cursor ? `?cursor=${cursor}` : ''}`;
      const page = (await (await ask('GET', path)).json()) as {
        deliveries: { eventId: string }[];
        cursor?: string;
      };
      expect(page.deliveries.length).toBeLessThanOrEqual(50);
      ids.push(...page.deliveries.map(({ eventId }) => eventId));
      ({ cursor } = page);
    } while (cursor !== undefined);
    const numbers = Array.from({ length: 60 }, (_, index) => `evt_${String(60 - index).padStart(32, '0')}`);
    expect(ids).toEqual([...numbers, event.id]);
    const wrong = await ask('GET', `/webhooks/${webhook.id}/deliveries?cursor=abc`);
    await expectProblem(wrong, 'invalid_request');
  });

  it('are replayed once, with the same id', async () => {
    const { webhook } = await create();
    addFailed(webhook.id);
    bench.now += 1_000;
    bench.postEvent = (_url, { headers }) => {
      expect(headers['webhook-id']).toBe(EVENT_ID);
      expect(headers['webhook-timestamp']).toBe(String(bench.now / 1_000));
      return Promise.resolve(200);
    };
    const path = `/webhooks/${webhook.id}/deliveries/${EVENT_ID}/replay`;
    const { delivery } = (await (await ask('POST', path)).json()) as { delivery: object };
    expect(delivery).toMatchObject({ state: 'delivered', attempts: 35, status: 200, lastAt: bench.now });
    expect(delivery).not.toHaveProperty('problem');
    const unknown = path.replace(EVENT_ID, `evt_${'f'.repeat(32)}`);
    await expectProblem(await ask('POST', unknown), 'webhook_not_found');
  });
});

it('ids are not in the list of requests', async () => {
  const { webhook } = await create();
  await ask('POST', `/webhooks/${webhook.id}/deliveries/${EVENT_ID}/replay`);
  await ask('DELETE', `/webhooks/${webhook.id}`);
  expect(bench.store.recorded.map(({ path }) => path)).toEqual([
    '/api/v1/webhooks',
    '/api/v1/webhooks/{id}/deliveries/{eventId}/replay',
    '/api/v1/webhooks/{id}',
  ]);
});
describe('POST /webhooks/adopt', () => {
  const adopt = (fromKeyId: string, by: string) =>
    bench.api()('/webhooks/adopt', bench.post({ fromKeyId }, by));

  it('gives a new key the webhooks of the one that it replaces', async () => {
    const { webhook } = await create();
    const renewed = bench.issue();
    const response = await adopt(keyIdOf(key), renewed);
    expect(await response.json()).toEqual({ webhooks: [webhook] });
    expect(await (await ask('GET', '/webhooks', renewed)).json()).toEqual({ webhooks: [webhook] });
    expect(await (await ask('GET', '/webhooks')).json()).toEqual({ webhooks: [] });
  });

  it('gives a key for testnets only webhooks of such keys, and nothing of another user', async () => {
    await create();
    const test = bench.issue({}, true);
    expect(await (await adopt(keyIdOf(key), test)).json()).toEqual({ webhooks: [] });
    const stranger = bench.issue({ userId: 'bob' });
    expect(await (await adopt(keyIdOf(key), stranger)).json()).toEqual({ webhooks: [] });
  });

  it('is no webhook: other methods are refused', async () => {
    const response = await ask('DELETE', '/webhooks/adopt');
    await expectProblem(response, 'method_not_allowed');
    expect(response.headers.get('Allow')).toBe('POST, OPTIONS');
  });

  it('refuses what would be too many, its own id, and malformed ids', async () => {
    const renewed = bench.issue();
    for (let count = 0; count < 3; count += 1) {
      await create();
      await create({}, renewed);
    }
    for (const id of [keyIdOf(key), keyIdOf(renewed), keyIdOf(key).toUpperCase(), '']) {
      const problem = await expectProblem(await adopt(id, renewed), 'invalid_request');
      expect(problem.errors).toMatchObject([{ field: 'fromKeyId' }]);
    }
  });
});

import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { collections, serverCollections } from '@everything-wallet/core/documents/collections';
import { Webhook as Verifier } from 'standardwebhooks';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import '../../functions/src/configuration.ts';
import { accountLocks } from '../../functions/src/data/accountLocks.ts';
import { firestore } from '../../functions/src/data/firestore.ts';
import { laneIdOf } from '../../functions/src/data/laneIds.ts';
import type { LoggedActivity } from '../../functions/src/services/activity/ActivityLog.ts';
import { createWebhookId } from '../../functions/src/services/webhooks/createWebhookId.ts';
import { createWebhookSecret } from '../../functions/src/services/webhooks/createWebhookSecret.ts';
import { enqueueOverdue } from '../../functions/src/services/webhooks/enqueueOverdue.ts';
import { firestoreDeliveries as webhookDeliveries } from '../../functions/src/services/webhooks/firestoreDeliveries.ts';
import { firestoreLanes as webhookLanes } from '../../functions/src/services/webhooks/firestoreLanes.ts';
import { firestoreWebhooks as webhooks } from '../../functions/src/services/webhooks/firestoreWebhooks.ts';
import { findWebhookTarget } from '../../functions/src/services/webhooks/findWebhookTarget.ts';
import { LaneDeliverer } from '../../functions/src/services/webhooks/LaneDeliverer.ts';
import { LeaseLostError } from '../../functions/src/services/webhooks/LeaseLostError.ts';
import { postGuarded } from '../../functions/src/services/webhooks/postGuarded.ts';
import { RetryLaneError } from '../../functions/src/services/webhooks/RetryLaneError.ts';
import { testEventFor } from '../../functions/src/services/webhooks/testEventFor.ts';
import type { Webhook } from '../../functions/src/services/webhooks/Webhook.ts';
import { DeliveryCounts } from '../../functions/src/services/webhooks/DeliveryCounts.ts';
import { WebhookProblemError } from '../../functions/src/services/webhooks/WebhookProblemError.ts';
import { WebhookService } from '../../functions/src/services/webhooks/WebhookService.ts';
import { MemoryWebhooks } from '../../functions/src/testing/MemoryWebhooks.ts';
import { readDocument, writeDocument } from './support/documents.ts';

// There is no Google Cloud to ask for credentials.
vi.stubEnv('METADATA_SERVER_DETECTION', 'none');

const HOUR_MS = 60 * 60 * 1_000;
const ORDERING_KEY = '1_0xabc';

let users = 0;
let userId: string;
let keyId: string;
let now: number;
let memory: MemoryWebhooks;
let statusOf: (attempt: number) => number;
/** Ids of events in the order in which the receiver got and verified them. */
let received: string[];
let secret: string;
let sequence: number;
const enqueued: string[] = [];

const receiver = createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    const headers = Object.fromEntries(
      Object.entries(request.headers).map(([name, text]) => [name, String(text)]),
    );
    try {
      const event = new Verifier(secret).verify(Buffer.concat(chunks), headers) as { readonly id: string };
      received.push(event.id);
      response.writeHead(statusOf(received.length)).end();
    } catch {
      response.writeHead(401).end();
    }
  });
});

beforeAll(() => new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve)));
afterAll(() => receiver.close());
beforeEach(async () => {
  users += 1;
  userId = `webhooks-${process.pid}-${Date.now()}-${users}`;
  keyId = `key-${userId}`;
  now = Date.now();
  memory = new MemoryWebhooks();
  received = [];
  sequence = 0;
  enqueued.length = 0;
  statusOf = () => 204;
  await writeDocument(`api_keys/${keyId}`, { user_id: userId });
});

const common = {
  webhooks,
  deliveries: webhookDeliveries,
  lanes: webhookLanes,
  queue: {
    enqueue: (laneIds: readonly string[]) => {
      enqueued.push(...laneIds);
      return Promise.resolve();
    },
  },
  now: () => now,
  post: (url: URL, post: Parameters<typeof postGuarded>[1]) => postGuarded(url, post, { allowsLocal: true }),
};
const deliverer = () =>
  new LaneDeliverer({
    ...common,
    log: memory.log,
    targetOf: (lane) =>
      findWebhookTarget(lane, {
        ...common,
        counts: new DeliveryCounts({ write: () => undefined }),
        emailOf: () => Promise.resolve('ada@example.com'),
        origin: () => 'https://wallet.example',
      }),
  });
const service = () => new WebhookService({ ...common, log: memory.log, requireUrl: () => Promise.resolve() });

async function create(changes: Partial<Webhook> = {}): Promise<Webhook> {
  const draft = {
    ...{ id: createWebhookId(), userId, keyId, networks: null, types: null, testnetsOnly: false },
    ...{ secret: createWebhookSecret(), createdAt: now },
    url: `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/hooks`,
    ...changes,
  };
  const webhook = await webhooks.create(draft);
  if (webhook === 'full') throw new Error('The key has too many webhooks');
  ({ secret } = webhook);
  return webhook;
}

async function database() {
  return (await firestore()).getFirestore();
}

/** Adds an event to the log in memory, and to the lane as the scanner does. */
async function add(webhook: Webhook): Promise<LoggedActivity> {
  sequence += 1;
  const logged = { sequence, orderingKey: ORDERING_KEY, event: testEventFor(webhook, now) };
  memory.add(userId, logged, [], now);
  await (
    await database()
  )
    .collection(serverCollections.webhookLanes)
    .doc(laneIdOf(webhook.id, ORDERING_KEY))
    .set(
      { user_id: userId, webhook_id: webhook.id, lane: ORDERING_KEY, last_sequence: sequence, due_at: now },
      { merge: true },
    );
  return logged;
}

async function mails(): Promise<unknown[]> {
  const query = (await database()).collection(serverCollections.mail).where('user_id', '==', userId);
  return (await query.get()).docs.map((document) => document.data());
}

describe('the stored webhooks', () => {
  it('are at most five of a key and ten of a user, also if they are created at once', async () => {
    const other = `${keyId}-2`;
    await writeDocument(`api_keys/${other}`, { user_id: userId });
    const draft = (id: string, by: string) => ({
      ...{ id, userId, keyId: by, networks: null, types: null, testnetsOnly: false },
      ...{ secret: createWebhookSecret(), createdAt: now, url: 'https://hooks.example/' },
    });
    const created = await Promise.all(
      Array.from({ length: 7 }, () => webhooks.create(draft(createWebhookId(), keyId))),
    );
    expect(created.filter((one) => one === 'full')).toHaveLength(2);
    for (let count = 0; count < 5; count += 1)
      expect(await webhooks.create(draft(createWebhookId(), other))).not.toBe('full');
    await writeDocument(`api_keys/${keyId}-3`, { user_id: userId });
    expect(await webhooks.create(draft(createWebhookId(), `${keyId}-3`))).toBe('full');
    expect(await webhooks.list(userId, keyId)).toHaveLength(5);
    // A revoked key's webhooks make room.
    await (await database()).collection(collections.apiKeys).doc(other).delete();
    expect(await webhooks.create(draft(createWebhookId(), `${keyId}-3`))).not.toBe('full');
    expect(await webhooks.list(userId, other)).toEqual([]);
  });

  it('are those that the activity log has, from its last sequence on', async () => {
    await writeDocument(`activity_logs/${userId}`, { sequence: 7 });
    const first = await create({ networks: ['mainnet'], types: ['transfer.nft'] });
    const second = await create({ testnetsOnly: true, networks: ['sepolia'] });
    expect(first.startSequence).toBe(7);
    expect(await readDocument(`activity_logs/${userId}`)).toEqual({
      sequence: 7,
      endpoints: [
        { id: first.id, networks: ['mainnet'], types: ['transfer.nft'] },
        { id: second.id, networks: ['sepolia'], types: null },
      ],
    });
    await webhooks.remove(first);
    expect(await readDocument(`activity_logs/${userId}`)).toMatchObject({ endpoints: [{ id: second.id }] });
    expect(await webhooks.find(second.id)).toEqual(second);
    expect(await webhooks.find(first.id)).toBeUndefined();
  });

  it('have the state of their key and account', async () => {
    const webhook = await create();
    const state = () => webhooks.keyState(webhook, now);
    expect(await state()).toBe('valid');
    const { Timestamp } = await firestore();
    const key = (await database()).collection(collections.apiKeys).doc(keyId);
    await key.update({ expires_at: Timestamp.fromMillis(now) });
    expect(await state()).toBe('expired');
    await key.update({ expires_at: Timestamp.fromMillis(now + 1) });
    await accountLocks.beginLeaving(userId, 'sealed', now);
    expect(await state()).toBe('expired');
    await key.delete();
    expect(await state()).toBe('revoked');
  });
});

describe('a delivery', () => {
  it('is signed, in order, retried and listed', async () => {
    const webhook = await create();
    const events = [await add(webhook), await add(webhook), await add(webhook)];
    const ids = events.map(({ event }) => event.id);
    const lane = laneIdOf(webhook.id, ORDERING_KEY);
    statusOf = (attempt) => (attempt === 2 ? 503 : 200);
    await expect(deliverer().deliver(lane, false)).rejects.toThrow(RetryLaneError);
    expect(received).toEqual([ids[0], ids[1]]);
    await deliverer().deliver(lane, false);
    expect(received).toHaveLength(2);
    now += 5_000;
    await deliverer().deliver(lane, true);
    expect(received).toEqual([ids[0], ids[1], ids[1], ids[2]]);
    const listed = await webhookDeliveries.list(webhook.id, undefined, 2);
    expect(listed).toMatchObject([
      { eventId: ids[2], state: 'delivered', attempts: 1 },
      { state: 'delivered' },
    ]);
    const rest = await webhookDeliveries.list(webhook.id, listed[1], 2);
    expect([...listed, ...rest].map(({ eventId }) => eventId).toSorted()).toEqual(ids.toSorted());
    expect(await webhookDeliveries.find(webhook.id, ids[1] ?? '')).toMatchObject({
      attempts: 2,
      status: 200,
    });
    expect(await webhooks.find(webhook.id)).toMatchObject({ lastSuccessAt: now, failingSince: null });
    const overdue = await webhookLanes.overdue(now + HOUR_MS, 500);
    expect(overdue.map(({ id }) => id)).not.toContain(lane);
  });

  it('has one lease, which a write needs', async () => {
    const webhook = await create();
    await add(webhook);
    const id = laneIdOf(webhook.id, ORDERING_KEY);
    const request = (leaseId: string, at: number) => ({
      ...{ leaseId, now: at, leasedUntil: at + 60_000, isRetry: true },
    });
    const leases = await Promise.all(
      ['a', 'b', 'c'].map((name) => webhookLanes.lease(id, request(name, now))),
    );
    expect(leases.filter((lease) => lease === 'leased')).toHaveLength(2);
    const first = leases.find((lease) => typeof lease === 'object');
    const second = await webhookLanes.lease(id, request('d', now + 60_000));
    if (!first || typeof second !== 'object') throw new Error('No lease');
    await expect(webhookLanes.advance(first, first, now)).rejects.toThrow(LeaseLostError);
    await expect(webhookLanes.finish(first, 1, now)).rejects.toThrow(LeaseLostError);
    await expect(webhookLanes.release(first, first, undefined)).rejects.toThrow(LeaseLostError);
    // An event that came since: the lease continues.
    await add(webhook);
    expect(await webhookLanes.finish(second, 1, now + 90_000)).toMatchObject({ lastSequence: 2 });
    expect(await webhookLanes.finish(second, 2, now)).toBeUndefined();
    expect(await webhookLanes.lease('we0_1_0x0', request('e', now))).toBe('absent');
    expect(await webhookLanes.ownerOf(id)).toBe(userId);
    expect(await webhookLanes.ownerOf('we0_1_0x0')).toBeUndefined();
  });

  it('that fails for a day pauses its webhook with one e-mail, and continues when it is resumed', async () => {
    // The verifier refuses times that are not the present: the first attempt fails by that.
    now -= 24 * HOUR_MS;
    const webhook = await create();
    const lane = laneIdOf(webhook.id, ORDERING_KEY);
    const events = [await add(webhook), await add(webhook)];
    statusOf = () => 500;
    await expect(deliverer().deliver(lane, false)).rejects.toThrow(RetryLaneError);
    expect(await enqueueOverdue(webhookLanes, common.queue, now + HOUR_MS)).toBeGreaterThan(0);
    expect(enqueued).toContain(lane);
    now += 24 * HOUR_MS;
    await deliverer().deliver(lane, true);
    expect(await webhooks.find(webhook.id)).toMatchObject({ status: 'paused', pausedBy: 'failures' });
    const failed = await webhookDeliveries.find(webhook.id, events[0]?.event.id ?? '');
    expect(failed).toMatchObject({ state: 'retrying', attempts: 2, status: 500 });
    expect(await mails()).toMatchObject([
      { to: 'ada@example.com', message: { subject: 'Your webhook is paused' } },
    ]);

    statusOf = () => 200;
    enqueued.length = 0;
    const owner = { userId, keyId };
    expect(await service().resume(owner, webhook.id)).toMatchObject({ status: 'active', pausedBy: null });
    expect(enqueued).toEqual([lane]);
    received = [];
    await deliverer().deliver(lane, false);
    expect(received).toEqual(events.map(({ event }) => event.id));
    const replayed = await service().replay(owner, webhook.id, events[0]?.event.id ?? '');
    expect(replayed).toMatchObject({ state: 'delivered' });
    expect(received.at(-1)).toBe(events[0]?.event.id);
  });

  it('is verified by both secrets after a rotation', async () => {
    const webhook = await create();
    await service().rotate({ userId, keyId }, webhook.id);
    // The receiver still has the previous secret.
    await add(webhook);
    await deliverer().deliver(laneIdOf(webhook.id, ORDERING_KEY), false);
    expect(received).toHaveLength(1);
  });
});

it('a deleted webhook leaves no lane, and is not found', async () => {
  const webhook = await create();
  await add(webhook);
  const owner = { userId, keyId };
  await service().remove(owner, webhook.id);
  expect(await readDocument(`webhook_lanes/${laneIdOf(webhook.id, ORDERING_KEY)}`)).toBeUndefined();
  await expect(service().remove(owner, webhook.id)).rejects.toThrow(WebhookProblemError);
  await deliverer().deliver(laneIdOf(webhook.id, ORDERING_KEY), false);
  expect(received).toEqual([]);
});

import { beforeEach, describe, expect, it, vi } from 'vitest';
import { MemoryWebhooks } from '../../testing/MemoryWebhooks.ts';
import type { LoggedActivity } from '../activity/ActivityLog.ts';
import { FetchProblemError } from '../nfts/FetchProblemError.ts';
import { laneIdOf } from '../../data/laneIds.ts';
import { DeliveryCounts } from './DeliveryCounts.ts';
import { enqueueOverdue } from './enqueueOverdue.ts';
import { findWebhookTarget } from './findWebhookTarget.ts';
import { LaneDeliverer } from './LaneDeliverer.ts';
import { LeaseLostError } from './LeaseLostError.ts';
import { MAX_RETRY_MS, retryDelayMs } from './retryDelayMs.ts';
import { RetryLaneError } from './RetryLaneError.ts';
import type { GuardedPost } from './postGuarded.ts';
import { testEventFor } from './testEventFor.ts';
import type { Webhook } from './Webhook.ts';
import type { WebhookTargetDependencies } from './WebhookTarget.ts';

const HOUR_MS = 60 * 60 * 1_000;
const ORDERING_KEY = '1_0xabc';

let memory: MemoryWebhooks;
let now: number;
let webhook: Webhook;
let laneId: string;
/** Ids of events in the order in which the receiver got them, and its answers. */
let received: string[];
let answer: (id: string, post: GuardedPost) => Promise<number>;
let deliverer: LaneDeliverer;
let email: string | undefined;
let counts: DeliveryCounts;
const write = vi.fn();

beforeEach(() => {
  memory = new MemoryWebhooks();
  now = Date.parse('2026-11-21T12:00:00Z');
  email = 'alice@example.com';
  received = [];
  answer = () => Promise.resolve(200);
  write.mockClear();
  counts = new DeliveryCounts({ now: () => now, write });
  use(memory.addWebhook());
  deliverer = createDeliverer();
});

function use(changed: Webhook) {
  webhook = changed;
  laneId = laneIdOf(webhook.id, ORDERING_KEY);
}

function createDeliverer() {
  const dependencies: WebhookTargetDependencies = {
    webhooks: memory.store,
    deliveries: memory.deliveryStore,
    counts,
    post: (_url, post) => {
      received.push(post.headers['webhook-id'] ?? '');
      return answer(received.at(-1) ?? '', post);
    },
    emailOf: () => Promise.resolve(email),
    origin: () => 'https://wallet.example',
    now: () => now,
  };
  return new LaneDeliverer({
    lanes: memory.laneStore,
    log: memory.log,
    queue: memory.queue,
    targetOf: (lane) => findWebhookTarget(lane, dependencies),
    now: () => now,
  });
}

let sequence = 0;
/** Adds events to the lane. */
function add(count = 1, changes: Partial<LoggedActivity['event']> = {}): string[] {
  return Array.from({ length: count }, () => {
    sequence += 1;
    const event = { ...testEventFor(webhook, now), ...changes };
    memory.add('alice', { sequence, orderingKey: ORDERING_KEY, event }, [webhook.id], now);
    return event.id;
  });
}

/** Starts lanes of new webhooks, so many of each, whose receivers answer when the returned function is called. */
async function occupy(userId: string, lanesOfEach: readonly number[]): Promise<() => Promise<void>> {
  const before = answer;
  const answers: ((status: number) => void)[] = [];
  answer = () => new Promise((resolve) => answers.push(resolve));
  const runs = lanesOfEach.flatMap((count) => {
    const { id } = memory.addWebhook({ userId });
    return Array.from({ length: count }, (_, index) => {
      sequence += 1;
      const orderingKey = `1_0x${index}`;
      memory.add(userId, { sequence, orderingKey, event: testEventFor(webhook, now) }, [id], now);
      return deliverer.deliver(laneIdOf(id, orderingKey), false);
    });
  });
  await expect.poll(() => answers.length).toBe(runs.length);
  answer = before;
  return async () => {
    for (const resolve of answers) resolve(200);
    await Promise.all(runs);
  };
}

const stateOf = (eventId: string | undefined) => memory.deliveries.get(`${webhook.id}_${eventId ?? ''}`);
const current = () => memory.webhooks.get(webhook.id);
const fail = () => Promise.resolve(500);

/** Delivers as the queue does, until the task ends or a time is over. */
async function runTask(untilMs: number): Promise<void> {
  for (let retries = 0; now < untilMs; retries += 1) {
    try {
      await deliverer.deliver(laneId, retries > 0);
      return;
    } catch (error) {
      if (!(error instanceof RetryLaneError)) throw error;
      now += retryDelayMs(retries + 1);
    }
  }
}

/** The line of what was delivered since the last one. */
function line(): object {
  write.mockClear();
  counts.write();
  const [severity, message, fields] = (write.mock.calls[0] ?? []) as [string, string, object];
  expect([severity, message]).toEqual(['info', 'Deliveries']);
  return fields;
}

describe('a lane', () => {
  it('is delivered in order, once, also in more than one page', async () => {
    const ids = add(50);
    await deliverer.deliver(laneId, false);
    expect(received).toEqual(ids);
    expect(memory.lanes.get(laneId)).toMatchObject({ deliveredSequence: sequence, leaseId: undefined });
    await deliverer.deliver(laneId, false);
    expect(received).toEqual(ids);
    expect(stateOf(ids[7])).toMatchObject({ state: 'delivered', attempts: 1, status: 200 });
    expect(current()).toMatchObject({ lastSuccessAt: now, failingSince: null });
  });

  it('begins after the events before the webhook', async () => {
    add(3);
    const first = sequence;
    use(memory.addWebhook({ startSequence: first }));
    const ids = add(2);
    await deliverer.deliver(laneId, false);
    expect(received).toEqual(ids);
  });

  it('skips events that the webhook does not get', async () => {
    use(memory.addWebhook({ testnetsOnly: true, types: ['transfer.coin'] }));
    add(1, { network: 'mainnet' });
    const [wanted] = add(1, { network: 'sepolia' });
    add(1, { network: 'sepolia', type: 'approval.changed' });
    await deliverer.deliver(laneId, false);
    expect(received).toEqual([wanted]);
    expect(memory.lanes.get(laneId)).toMatchObject({ deliveredSequence: sequence });
  });

  it('includes events that come while it is delivered', async () => {
    const ids = add();
    answer = () => {
      if (received.length === 1) ids.push(...add());
      return Promise.resolve(200);
    };
    await deliverer.deliver(laneId, false);
    expect(received).toEqual(ids);
  });

  it('is delivered by one deliverer at a time', async () => {
    add(2);
    let answerNow: (status: number) => void = () => undefined;
    answer = () =>
      new Promise((resolve) => {
        answerNow = resolve;
      });
    const first = deliverer.deliver(laneId, false);
    await expect.poll(() => received.length).toBe(1);
    const other = createDeliverer();
    await other.deliver(laneId, false);
    await expect(other.deliver(laneId, true)).rejects.toThrow(RetryLaneError);
    expect(received).toHaveLength(1);
    answer = () => Promise.resolve(200);
    answerNow(200);
    await first;
    expect(received).toHaveLength(2);
  });

  it('of a crashed deliverer is taken over after its lease, with the same id and bytes', async () => {
    const [id] = add();
    const bodies: string[] = [];
    answer = (_id, { body }) => {
      bodies.push(String(body));
      return bodies.length === 1 ? new Promise(() => undefined) : Promise.resolve(200);
    };
    void deliverer.deliver(laneId, false);
    await expect.poll(() => received.length).toBe(1);
    now += 61_000;
    await createDeliverer().deliver(laneId, true);
    expect(received).toEqual([id, id]);
    expect(bodies[0]).toBe(bodies[1]);
  });

  it('is not written by a deliverer that has lost its lease', async () => {
    add();
    let answerNow: (status: number) => void = () => undefined;
    answer = () =>
      new Promise((resolve) => {
        answerNow = resolve;
      });
    const slow = deliverer.deliver(laneId, false);
    await expect.poll(() => received.length).toBe(1);
    now += 61_000;
    answer = () => Promise.resolve(200);
    await createDeliverer().deliver(laneId, true);
    answerNow(500);
    await expect(slow).rejects.toThrow(LeaseLostError);
    expect(memory.lanes.get(laneId)).toMatchObject({ attempts: 0, deliveredSequence: sequence });
  });

  it('that takes long is continued by a new task', async () => {
    const ids = add(10);
    answer = () => {
      now += 4_000;
      return Promise.resolve(200);
    };
    await deliverer.deliver(laneId, false);
    expect(received).toEqual(ids.slice(0, 6));
    expect(memory.enqueued).toEqual([laneId]);
    await deliverer.deliver(laneId, false);
    expect(received).toEqual([...ids.slice(0, 6), ...ids.slice(6)].slice(0, received.length));
    expect(received).toHaveLength(10);
  });

  it('waits if five others of its webhook are delivered', async () => {
    const [own] = add();
    const finish = await occupy('alice', [5]);
    // Another webhook of the user is not delayed.
    await deliverer.deliver(laneId, false);
    expect(received.at(-1)).toBe(own);
    use([...memory.webhooks.values()].at(-1) ?? webhook);
    const [next] = add();
    await expect(deliverer.deliver(laneId, false)).rejects.toThrow(RetryLaneError);
    await finish();
    await deliverer.deliver(laneId, true);
    expect(received.at(-1)).toBe(next);
  });

  // Regression: ten webhooks with slow receivers could occupy 50 of the 80 dispatches.
  it('waits if ten others of its user are delivered, and delays no other user', async () => {
    const finish = await occupy('alice', [4, 3, 3]);
    const [own] = add();
    await expect(deliverer.deliver(laneId, false)).rejects.toThrow(RetryLaneError);
    await expect(deliverer.deliver(laneId, true)).rejects.toThrow(RetryLaneError);
    // It had no attempt, so the queue's first repeat may deliver it.
    expect(memory.lanes.get(laneId)).toMatchObject({ attempts: 0, dueAt: now });
    expect(memory.lanes.get(laneId)).not.toHaveProperty('leaseId');
    const other = memory.addWebhook({ userId: 'bob' });
    sequence += 1;
    const event = testEventFor(other, now);
    memory.add('bob', { sequence, orderingKey: ORDERING_KEY, event }, [other.id], now);
    await deliverer.deliver(laneIdOf(other.id, ORDERING_KEY), false);
    expect(received.at(-1)).toBe(event.id);
    await finish();
    await deliverer.deliver(laneId, true);
    expect(received.at(-1)).toBe(own);
  });
});

describe('a failing event', () => {
  it('is retried before later ones, by the retrying task alone', async () => {
    const ids = add(2);
    answer = fail;
    await expect(deliverer.deliver(laneId, false)).rejects.toThrow(RetryLaneError);
    expect(stateOf(ids[0])).toMatchObject({
      ...{ state: 'retrying', attempts: 1, status: 500, problem: 'status', nextAt: now + 5_000 },
    });
    await deliverer.deliver(laneId, false);
    expect(received).toHaveLength(1);
    await expect(deliverer.deliver(laneId, true)).rejects.toThrow(RetryLaneError);
    expect(stateOf(ids[0])).toMatchObject({ attempts: 2, nextAt: now + 10_000 });
    expect(current()).toMatchObject({ failingSince: now });
    answer = () => Promise.resolve(200);
    await deliverer.deliver(laneId, true);
    expect(received).toEqual([ids[0], ids[0], ids[0], ids[1]]);
    expect(stateOf(ids[0])).toMatchObject({ state: 'delivered', attempts: 3 });
    expect(stateOf(ids[0])).not.toHaveProperty('nextAt');
    expect(current()).toMatchObject({ failingSince: null });
  });

  // Regression: after ten failures each further one of a lane cost an hour, whichever events succeeded in between.
  it('after others that a retry has delivered begins with the shortest delay, in a new task', async () => {
    const ids = add(2);
    answer = (id) => Promise.resolve(id === ids[0] && received.length > 1 ? 200 : 500);
    await expect(deliverer.deliver(laneId, false)).rejects.toThrow(RetryLaneError);
    await deliverer.deliver(laneId, true);
    expect(received).toEqual([ids[0], ids[0], ids[1]]);
    expect(memory.enqueued).toEqual([laneId]);
    await expect(deliverer.deliver(laneId, false, { ownsRetries: true })).rejects.toThrow(RetryLaneError);
    expect(received).toHaveLength(3);
    answer = () => Promise.resolve(200);
    await deliverer.deliver(laneId, true, { ownsRetries: true });
    expect(received).toEqual([ids[0], ids[0], ids[1], ids[1]]);
  });

  it.each([
    [302, 'redirect'],
    [404, 'status'],
    [new FetchProblemError('tooSlow', ''), 'timeout'],
    [new FetchProblemError('refused', ''), 'refused'],
    [new FetchProblemError('unreachable', ''), 'unreachable'],
  ])('that ends in %s has the problem %s', async (outcome, problem) => {
    const [id] = add();
    answer = () => (typeof outcome === 'number' ? Promise.resolve(outcome) : Promise.reject(outcome));
    await expect(deliverer.deliver(laneId, false)).rejects.toThrow(RetryLaneError);
    expect(stateOf(id)).toMatchObject({ state: 'retrying', problem });
  });

  it('is given up after 24 hours, and the lane continues', async () => {
    const [bad, good] = add(2);
    const start = now;
    answer = (id) => Promise.resolve(id === bad ? 500 : 200);
    // Another address succeeds all the time.
    const keepAlive = () => memory.store.change(webhook.id, () => ({ failingSince: null }));
    answer = async (id) => {
      await keepAlive();
      return id === bad ? 500 : 200;
    };
    await runTask(start + 30 * HOUR_MS);
    expect(stateOf(bad)).toMatchObject({ state: 'failed' });
    expect(now - start).toBeGreaterThanOrEqual(24 * HOUR_MS);
    expect(now - start).toBeLessThanOrEqual(25 * HOUR_MS);
    expect(stateOf(bad)?.attempts).toBeLessThan(40);
    expect(stateOf(good)).toMatchObject({ state: 'delivered' });
    expect(memory.mails).toEqual([]);
    // The event behind it was late because of its receiver.
    expect(line()).toMatchObject({ givenUp: 1, paused: 0, delivered: 1, delaySeconds: 0 });
  });

  it('is not sent again if a replay has delivered it', async () => {
    const [id] = add();
    answer = fail;
    await expect(deliverer.deliver(laneId, false)).rejects.toThrow(RetryLaneError);
    const failed = stateOf(id);
    if (failed) await memory.deliveryStore.write({ ...failed, state: 'delivered' });
    await deliverer.deliver(laneId, true);
    expect(received).toHaveLength(1);
    expect(memory.lanes.get(laneId)).toMatchObject({ deliveredSequence: sequence, attempts: 0 });
  });
});

describe('a webhook', () => {
  it('without a success in 24 hours is paused once, with an e-mail that has no secret', async () => {
    use(memory.addWebhook({ url: 'https://hooks.example/token-12345?secret=abc' }));
    const [id] = add(2);
    answer = fail;
    const start = now;
    await runTask(start + 30 * HOUR_MS);
    expect(current()).toMatchObject({ status: 'paused', pausedBy: 'failures', failingSince: start });
    // It is sent first once the webhook is resumed.
    expect(stateOf(id)).toMatchObject({ state: 'retrying' });
    expect(memory.mails).toHaveLength(1);
    expect(memory.mails[0]).toMatchObject({ to: 'alice@example.com' });
    expect(memory.mails[0]?.text).toContain('hooks.example');
    expect(memory.mails[0]?.text).not.toMatch(/token|secret|abc/);
    const { length } = received;
    await deliverer.deliver(laneId, true);
    expect(received).toHaveLength(length);
    expect(memory.lanes.get(laneId)).toMatchObject({ dueAt: undefined, leaseId: undefined });
  });

  it('that is gone is paused at once, without an e-mail if the user has no address', async () => {
    email = undefined;
    const [id] = add();
    answer = () => Promise.resolve(410);
    await deliverer.deliver(laneId, false);
    expect(current()).toMatchObject({ status: 'paused', pausedBy: 'failures' });
    expect(stateOf(id)).toMatchObject({ state: 'retrying', status: 410 });
    expect(stateOf(id)).not.toHaveProperty('nextAt');
    expect(memory.mails).toEqual([]);
  });

  it('gets its pending events in order after it is resumed', async () => {
    const ids = add(2);
    answer = fail;
    await runTask(now + 30 * HOUR_MS);
    ids.push(...add(2));
    await memory.store.change(webhook.id, () => ({ status: 'active', pausedBy: null, failingSince: null }));
    expect(await memory.laneStore.resume(webhook.id, webhook.startSequence, now)).toEqual([laneId]);
    received = [];
    answer = () => Promise.resolve(200);
    await deliverer.deliver(laneId, false);
    expect(received).toEqual(ids);
  });

  it.each(['expired', 'revoked'] as const)('of a key that is %s gets nothing', async (state) => {
    add();
    memory.keyState = state;
    await deliverer.deliver(laneId, false);
    expect(received).toEqual([]);
    expect(memory.webhooks.has(webhook.id)).toBe(state === 'expired');
    expect(memory.lanes.has(laneId)).toBe(state === 'expired');
  });

  it('that was deleted leaves no lane', async () => {
    add();
    memory.webhooks.delete(webhook.id);
    await deliverer.deliver(laneId, false);
    expect(memory.lanes.size).toBe(0);
  });
});

it('counts attempts, retries and pauses, and ages of events', async () => {
  add(2);
  now += 7_000;
  await deliverer.deliver(laneId, false);
  expect(line()).toMatchObject({
    ...{ attempts: 2, delivered: 2, failed: 0, retries: 0, givenUp: 0, paused: 0 },
    ...{ delaySeconds: 7, oldestSeconds: null, deliveredHosts: 1, failingHosts: 0 },
  });
  add();
  answer = fail;
  await expect(deliverer.deliver(laneId, false)).rejects.toThrow(RetryLaneError);
  now += 5_000;
  await expect(deliverer.deliver(laneId, true)).rejects.toThrow(RetryLaneError);
  expect(line()).toMatchObject({
    ...{ attempts: 2, delivered: 0, failed: 2, retries: 1, delaySeconds: 0, oldestSeconds: 5 },
    ...{ deliveredHosts: 0, failingHosts: 1, failsEverywhere: false },
  });
  now += 25 * HOUR_MS;
  await deliverer.deliver(laneId, true);
  expect(line()).toMatchObject({ attempts: 1, paused: 1, givenUp: 0, delaySeconds: null });
  expect(current()).toMatchObject({ status: 'paused' });
});

it('measures no delay while the receiver fails, also not by another lane of it', async () => {
  use(memory.addWebhook({ failingSince: now - 60_000 }));
  add();
  now += 7_000;
  await deliverer.deliver(laneId, false);
  expect(line()).toMatchObject({ delivered: 1, delaySeconds: null });
  add();
  await deliverer.deliver(laneId, false);
  expect(line()).toMatchObject({ delivered: 1, delaySeconds: 0 });
});

it('a lane whose task was lost is enqueued after ten minutes', async () => {
  add();
  const minutes = (count: number) => now + count * 60_000;
  expect(await enqueueOverdue(memory.laneStore, memory.queue, minutes(9), write)).toBe(0);
  expect(write).not.toHaveBeenCalled();
  expect(await enqueueOverdue(memory.laneStore, memory.queue, minutes(10), write)).toBe(1);
  expect(write).toHaveBeenCalledWith('warn', 'Deliveries overdue', { lanes: 1, oldestSeconds: 600 });
  expect(memory.enqueued).toEqual([laneId]);
  await deliverer.deliver(laneId, false);
  expect(await enqueueOverdue(memory.laneStore, memory.queue, now + HOUR_MS)).toBe(0);
  // One that waits for its retry is overdue after that.
  add();
  answer = fail;
  await expect(deliverer.deliver(laneId, false)).rejects.toThrow(RetryLaneError);
  expect(await enqueueOverdue(memory.laneStore, memory.queue, now + 10 * 60_000)).toBe(0);
  expect(await enqueueOverdue(memory.laneStore, memory.queue, now + 10 * 60_000 + 5_000)).toBe(1);
});

it('delays double from five seconds to an hour', () => {
  expect([1, 2, 3, 10, 11, 12, 100].map(retryDelayMs)).toEqual([
    ...[5_000, 10_000, 20_000, 2_560_000],
    ...[MAX_RETRY_MS, MAX_RETRY_MS, MAX_RETRY_MS],
  ]);
});

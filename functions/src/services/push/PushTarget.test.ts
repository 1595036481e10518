import { logger } from 'firebase-functions/logger';
import { beforeEach, expect, test, vi } from 'vitest';
import { laneIdOf, orderingKeyOf } from '../../data/laneIds.ts';
import type { StoredPushSubscription } from '../../data/pushSubscriptions.ts';
import { pushTargetId } from '../../data/pushTargetId.ts';
import { MemoryWebhooks } from '../../testing/MemoryWebhooks.ts';
import type { ActivityEvent } from '../activity/ActivityEvent.ts';
import type { LoggedActivity } from '../activity/ActivityLog.ts';
import { LaneDeliverer } from '../webhooks/LaneDeliverer.ts';
import { MIN_RETRY_MS } from '../webhooks/retryDelayMs.ts';
import { RetryLaneError } from '../webhooks/RetryLaneError.ts';
import type { PushSender } from './createPushSender.ts';
import { PushServiceError } from './PushServiceError.ts';
import { PushTarget } from './PushTarget.ts';

const NOW = Date.parse('2026-11-30T12:00:00Z');
const MINE = '0x9858EfFD232B4033E47d90003D41EC34EcaEda94';
const OTHER = '0x6Fac4D18c912343BF86fa7049364Dd4E424Ab9C0';
const ORDERING_KEY = orderingKeyOf(80_002, MINE);
const TARGET_ID = pushTargetId('me');
const LANE_ID = laneIdOf(TARGET_ID, ORDERING_KEY);

const eventOf = (sequence: number, units: string): ActivityEvent => ({
  ...{ id: `evt_${sequence}`, type: 'transfer.coin', network: 'polygon-amoy' },
  timestamp: new Date(NOW - 60_000).toISOString(),
  data: {
    ...{ movementId: '1', address: MINE, direction: 'in', txHash: '0x1', blockNumber: 1, blockHash: '0x2' },
    ...{ blockAt: NOW, kind: 'transfer', standard: 'coin', from: OTHER, to: MINE, units, symbol: 'POL' },
  },
});
const logged = (sequence: number, units = '1'): LoggedActivity => ({
  ...{ sequence, orderingKey: ORDERING_KEY, event: eventOf(sequence, units) },
});

const browser = (name: string, change: Partial<StoredPushSubscription> = {}): StoredPushSubscription => ({
  ...{ endpoint: `https://push.example.com/${name}`, keys: { p256dh: '', auth: '' } },
  ...{ accounts: null, createdAt: 0, ...change },
});

const countPush = vi.fn<(outcome: string) => void>();

beforeEach(() => countPush.mockClear());

function start(events: readonly LoggedActivity[], browsers: readonly StoredPushSubscription[]) {
  const memory = new MemoryWebhooks();
  for (const event of events) memory.add('me', event, [TARGET_ID], NOW);
  const state = { now: NOW };
  const sent: string[] = [];
  const removed: string[] = [];
  const send = vi.fn<PushSender>(({ endpoint }, { id }) => {
    sent.push(`${endpoint.split('/').at(-1) ?? ''} ${id}`);
    return Promise.resolve('sent');
  });
  const subscriptions = {
    ofTarget: () => Promise.resolve(browsers.filter(({ endpoint }) => !removed.includes(endpoint))),
    remove: (_userId: string, endpoint: string) => {
      removed.push(endpoint);
      return Promise.resolve();
    },
  };
  const now = () => state.now;
  const deliverer = new LaneDeliverer({
    lanes: memory.laneStore,
    log: memory.log,
    queue: memory.queue,
    targetOf: (lane) => PushTarget.of(lane, { subscriptions, counts: { countPush }, send, now }),
    now,
  });
  return { deliverer, memory, state, sent, removed, send };
}

// A target from before each browser had lanes of its own.
test('sends each event once to every browser that wants it, in order', async () => {
  const { deliverer, memory, sent } = start(
    [logged(3), logged(4, '0'), logged(7)],
    [
      browser('all'),
      browser('mine', { accounts: [MINE.toLowerCase()] }),
      browser('other', { accounts: [OTHER.toLowerCase()] }),
      // It subscribed after the transfer.
      browser('new', { createdAt: NOW - 1_000 }),
    ],
  );
  await deliverer.deliver(LANE_ID, false);
  expect(sent).toEqual(['all evt_3', 'mine evt_3', 'all evt_7', 'mine evt_7']);
  expect(memory.lanes.get(LANE_ID)).toMatchObject({ deliveredSequence: 7, dueAt: undefined });
  await deliverer.deliver(LANE_ID, false);
  expect(sent).toHaveLength(4);
});

test('reads all pages', async () => {
  const events = Array.from({ length: 120 }, (_, index) => logged(index + 1));
  const { deliverer, memory, sent } = start(events, [browser('one')]);
  await deliverer.deliver(LANE_ID, false);
  expect(sent).toHaveLength(120);
  expect(memory.lanes.get(LANE_ID)).toMatchObject({ deliveredSequence: 120 });
});

test('removes a subscription that has ended, and sends it nothing more', async () => {
  const { deliverer, memory, removed, send } = start([logged(1), logged(2)], [browser('gone')]);
  send.mockResolvedValue('gone');
  await deliverer.deliver(LANE_ID, false);
  expect(removed).toEqual(['https://push.example.com/gone']);
  expect(send).toHaveBeenCalledOnce();
  expect(countPush.mock.calls.flat()).toEqual(['gone']);
  expect(memory.lanes.has(LANE_ID)).toBe(false);
});

test('removes a lane without a subscription', async () => {
  const { deliverer, memory, send } = start([logged(1)], []);
  await deliverer.deliver(LANE_ID, false);
  expect(send).not.toHaveBeenCalled();
  expect(memory.lanes.has(LANE_ID)).toBe(false);
});

test('continues at the event that failed, and still sends it to the other browsers', async () => {
  vi.spyOn(logger, 'error').mockReturnValue();
  const { deliverer, memory, state, send } = start(
    [logged(1), logged(2)],
    [browser('down'), browser('here')],
  );
  send.mockImplementation(({ endpoint }, { id }) =>
    endpoint.endsWith('down') && id === 'evt_2'
      ? Promise.reject(new PushServiceError('not taken now', { status: 503 }))
      : Promise.resolve('sent'),
  );
  await expect(deliverer.deliver(LANE_ID, false)).rejects.toThrow(RetryLaneError);
  expect(memory.lanes.get(LANE_ID)).toMatchObject({ deliveredSequence: 1, attempts: 1 });
  expect(send).toHaveBeenCalledTimes(4);
  expect(countPush.mock.calls.flat()).toEqual(['sent', 'sent', 'failed', 'sent']);
  send.mockResolvedValue('sent');
  // The task of another event may try again before the failed one is repeated.
  state.now += MIN_RETRY_MS;
  await deliverer.deliver(LANE_ID, false);
  expect(send).toHaveBeenCalledTimes(6);
  expect(memory.lanes.get(LANE_ID)).toMatchObject({ deliveredSequence: 2, attempts: 0, dueAt: undefined });
});

test('gives up a push that is no news any more, and sends the next one', async () => {
  vi.spyOn(logger, 'error').mockReturnValue();
  const { deliverer, memory, state, sent, send } = start([logged(1)], [browser('one')]);
  send.mockRejectedValueOnce(new PushServiceError('no response'));
  await expect(deliverer.deliver(LANE_ID, false)).rejects.toThrow(RetryLaneError);
  state.now += 60 * 60_000;
  const next = logged(2);
  const timestamp = new Date(state.now).toISOString();
  memory.add('me', { ...next, event: { ...next.event, timestamp } }, [TARGET_ID], state.now);
  await deliverer.deliver(LANE_ID, true);
  expect(sent).toEqual(['one evt_2']);
});

test('a lane that was deleted has nothing to send', async () => {
  const { deliverer, send } = start([logged(1)], [browser('one')]);
  await deliverer.deliver(laneIdOf(TARGET_ID, '80002_0x0'), false);
  expect(send).not.toHaveBeenCalled();
});

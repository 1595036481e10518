import { expect, test, vi } from 'vitest';
import type { StoredPushSubscription } from '../../data/pushSubscriptions.ts';
import type { LoggedActivity } from '../activity/ActivityLog.ts';
import type { PushSender } from './createPushSender.ts';
import { PushDeliverer } from './PushDeliverer.ts';
import { PushServiceError } from './PushServiceError.ts';

const NOW = Date.parse('2026-11-30T12:00:00Z');
const MINE = '0x9858EfFD232B4033E47d90003D41EC34EcaEda94';
const OTHER = '0x6Fac4D18c912343BF86fa7049364Dd4E424Ab9C0';
const LANE = `80002_${MINE.toLowerCase()}`;
const LANE_ID = `push-0_${LANE}`;

const logged = (sequence: number, units = '1'): LoggedActivity => ({
  ...{ sequence, lane: LANE },
  event: {
    ...{ id: `evt_${sequence}`, type: 'transfer.coin', network: 'polygon-amoy' },
    timestamp: new Date(NOW - 60_000).toISOString(),
    data: {
      ...{ movementId: '1', address: MINE, direction: 'in', txHash: '0x1', blockNumber: 1, blockHash: '0x2' },
      ...{ blockAt: NOW, kind: 'transfer', standard: 'coin', from: OTHER, to: MINE, units, symbol: 'POL' },
    },
  },
});

const browser = (name: string, change: Partial<StoredPushSubscription> = {}): StoredPushSubscription => ({
  ...{ endpoint: `https://push.example.com/${name}`, keys: { p256dh: '', auth: '' } },
  ...{ accounts: null, createdAt: 0, ...change },
});

function start(events: readonly LoggedActivity[], browsers: readonly StoredPushSubscription[]) {
  const state = { delivered: 0 };
  const sent: string[] = [];
  const removed: string[] = [];
  const send = vi.fn<PushSender>(({ endpoint }, { id }) => {
    sent.push(`${endpoint.split('/').at(-1) ?? ''} ${id}`);
    return Promise.resolve('sent');
  });
  const deliverer = new PushDeliverer({
    lanes: {
      read: (id) =>
        Promise.resolve(
          id === LANE_ID ? { userId: 'me', lane: LANE, delivered: state.delivered } : undefined,
        ),
      advance: (_id, sequence) => {
        state.delivered = Math.max(state.delivered, sequence);
        return Promise.resolve();
      },
    },
    log: {
      afterInLane: (userId, lane, sequence, limit) => {
        expect([userId, lane]).toEqual(['me', LANE]);
        return Promise.resolve(events.filter((event) => event.sequence > sequence).slice(0, limit));
      },
    },
    subscriptions: {
      ofUser: () => Promise.resolve(browsers),
      remove: (_userId, endpoint) => {
        removed.push(endpoint);
        return Promise.resolve();
      },
    },
    send,
    now: () => NOW,
  });
  return { deliverer, state, sent, removed, send };
}

test('sends each event once to every browser that wants it, in order', async () => {
  const { deliverer, state, sent } = start(
    [logged(3), logged(4, '0'), logged(7)],
    [
      browser('all'),
      browser('mine', { accounts: [MINE.toLowerCase()] }),
      browser('other', { accounts: [OTHER.toLowerCase()] }),
      // It subscribed after the transfer.
      browser('new', { createdAt: NOW - 1_000 }),
    ],
  );
  await deliverer.deliver(LANE_ID);
  expect(sent).toEqual(['all evt_3', 'mine evt_3', 'all evt_7', 'mine evt_7']);
  expect(state.delivered).toBe(7);
  await deliverer.deliver(LANE_ID);
  expect(sent).toHaveLength(4);
});

test('reads all pages', async () => {
  const events = Array.from({ length: 120 }, (_, index) => logged(index + 1));
  const { deliverer, state, sent } = start(events, [browser('one')]);
  await deliverer.deliver(LANE_ID);
  expect(sent).toHaveLength(120);
  expect(state.delivered).toBe(120);
});

test('removes a subscription that has ended, and sends it nothing more', async () => {
  const { deliverer, removed, send } = start([logged(1), logged(2)], [browser('gone'), browser('here')]);
  send.mockImplementation(({ endpoint }) => Promise.resolve(endpoint.endsWith('gone') ? 'gone' : 'sent'));
  await deliverer.deliver(LANE_ID);
  expect(removed).toEqual(['https://push.example.com/gone']);
  expect(send).toHaveBeenCalledTimes(3);
});

test('continues at the event that failed, and still sends it to the other browsers', async () => {
  const { deliverer, state, send } = start([logged(1), logged(2)], [browser('down'), browser('here')]);
  send.mockImplementation(({ endpoint }, { id }) =>
    endpoint.endsWith('down') && id === 'evt_2'
      ? Promise.reject(new PushServiceError('not taken now', { status: 503 }))
      : Promise.resolve('sent'),
  );
  await expect(deliverer.deliver(LANE_ID)).rejects.toThrow(PushServiceError);
  expect(state.delivered).toBe(1);
  expect(send).toHaveBeenCalledTimes(4);
  send.mockResolvedValue('sent');
  await deliverer.deliver(LANE_ID);
  expect(state.delivered).toBe(2);
});

test('a lane that was deleted has nothing to send', async () => {
  const { deliverer, send } = start([logged(1)], [browser('one')]);
  await deliverer.deliver('push-1_80002_0x0');
  expect(send).not.toHaveBeenCalled();
});

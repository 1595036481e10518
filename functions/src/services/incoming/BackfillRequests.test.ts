import { expect, test, vi } from 'vitest';
import { BackfillRequests, type BackfillQueue } from './BackfillRequests.ts';

const MINUTE = 60_000;

function create() {
  const enqueue = vi.fn<BackfillQueue['enqueue']>(() => Promise.resolve());
  const clock = { now: 0 };
  return { enqueue, clock, requests: new BackfillRequests({ enqueue }, () => clock.now) };
}

const behind = (...networks: string[]) => ({
  backfills: networks.map((network) => ({ network, share: 0.5 })),
});

test('enqueues one task for each network that is behind, once in ten minutes', async () => {
  const { enqueue, clock, requests } = create();
  await requests.request('user', behind('sepolia', 'polygon-amoy'));
  await requests.request('user', behind('sepolia'));
  expect(enqueue.mock.calls.map(([task]) => task)).toEqual([
    { user: 'user', network: 'sepolia' },
    { user: 'user', network: 'polygon-amoy' },
  ]);
  clock.now = 10 * MINUTE;
  await requests.request('user', behind('sepolia'));
  expect(enqueue).toHaveBeenCalledTimes(3);
  await requests.request('user', { backfills: [] });
  await requests.request('other', behind('sepolia'));
  expect(enqueue).toHaveBeenCalledTimes(4);
});

test('instances name a task alike, so that the queue has it once', async () => {
  const [one, other] = [create(), create()];
  other.clock.now = 9 * MINUTE;
  await one.requests.request('user', behind('sepolia'));
  await other.requests.request('user', behind('sepolia'));
  expect(one.enqueue.mock.calls).toEqual(other.enqueue.mock.calls);
});

test('a failure of the queue does not fail the answer, and is tried again in the next interval', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { enqueue, clock, requests } = create();
  enqueue.mockRejectedValueOnce(new Error('14 UNAVAILABLE'));
  await requests.request('user', behind('sepolia'));
  await requests.request('user', behind('sepolia'));
  expect(enqueue).toHaveBeenCalledTimes(1);
  clock.now = 10 * MINUTE;
  await requests.request('user', behind('sepolia'));
  expect(enqueue).toHaveBeenCalledTimes(2);
});

import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { rest } from '../../testing/rest.ts';
import { alignRefetches, togetherOf } from './alignRefetches.ts';
import { networkAttention } from './networkAttention.ts';

let client: QueryClient;
let stop: () => void;
const stops: (() => void)[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  stop = alignRefetches(client);
});
afterEach(() => {
  stop();
  for (const each of stops.splice(0)) each();
  client.clear();
  vi.useRealTimers();
});

/** Shows a balance that the server answers after a second; returns the number of its requests. */
function show(network: 'ethereum' | 'polygon', isFailing = false): () => number {
  let asked = 0;
  const observer = new QueryObserver(client, {
    queryKey: [network],
    queryFn: async () => {
      asked += 1;
      await new Promise((resolve) => setTimeout(resolve, 1_000));
      if (isFailing) throw new Error('down');
      return asked;
    },
    meta: togetherOf(network, () => Infinity),
  });
  stops.push(observer.subscribe(() => undefined));
  return () => asked;
}

test('asks about a network on which something has changed, and about no other', async () => {
  const [ethereum, polygon] = [show('ethereum'), show('polygon')];
  await rest(1_000);
  networkAttention.noticeChange('ethereum');
  await rest(1_000);
  expect([ethereum(), polygon()]).toEqual([2, 1]);
});

// Regression: an answer that was on its way when coins arrived was shown until the next poll, 24 s later.
test.each([false, true])(
  'asks again after an answer that the change overtook (it fails: %s)',
  async (fails) => {
    const asked = show('ethereum', fails);
    await rest(500);
    networkAttention.noticeChange('ethereum');
    networkAttention.noticeChange('ethereum');
    expect(asked()).toBe(1);
    await rest(10_000);
    expect(asked()).toBe(2);
  },
);

test('an answer on its way is enough where a young one would be', async () => {
  const asked = show('ethereum');
  await rest(500);
  networkAttention.noticeChange('ethereum', 2_000);
  await rest(10_000);
  expect(asked()).toBe(1);
});

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { blockStorage } from '../../../testing/blockStorage.ts';
import type { SwapJourney } from './SwapJourney.ts';
import { swapJourneys } from './swapJourneys.ts';

const account = '0x9858EfFD232B4033E47d90003D41EC34EcaEda94';
const journey = (changes: Partial<SwapJourney> = {}): SwapJourney => ({
  id: 'one',
  user_id: 'alice',
  network: 'ethereum',
  account,
  sell: { contract: null, symbol: 'ETH', decimals: 18 },
  buy: { contract: account, symbol: 'USDC', decimals: 6 },
  amount: '1',
  slippage_bps: 50,
  router: null,
  step: null,
  written_at: 1,
  ...changes,
});
const KEY = 'swapJourneys.alice';

beforeEach(() => window.localStorage.clear());
afterEach(() => {
  vi.restoreAllMocks();
  swapJourneys.forget('alice');
  swapJourneys.forget('bob');
});

test("lists each user's own swaps, oldest first", () => {
  swapJourneys.write(journey({ id: 'newer', written_at: 2 }));
  swapJourneys.write(journey());
  swapJourneys.write(journey({ user_id: 'bob' }));
  expect(swapJourneys.ofUser('alice').map(({ id }) => id)).toEqual(['one', 'newer']);
  expect(swapJourneys.ofUser('bob')).toHaveLength(1);
  swapJourneys.forget('alice');
  expect(swapJourneys.ofUser('alice')).toEqual([]);
  expect(swapJourneys.ofUser('bob')).toHaveLength(1);
});

test('a rewritten swap replaces itself, and the list is stable until then', () => {
  swapJourneys.write(journey());
  const before = swapJourneys.ofUser('alice');
  expect(swapJourneys.ofUser('alice')).toBe(before);
  swapJourneys.write(journey({ amount: '2' }));
  expect(swapJourneys.ofUser('alice')).toEqual([journey({ amount: '2' })]);
  swapJourneys.remove('alice', 'one');
  expect(swapJourneys.ofUser('alice')).toEqual([]);
});

test('notifies of changes in this tab and another one, until unsubscribed', () => {
  const listener = vi.fn();
  const stop = swapJourneys.subscribe(listener);
  swapJourneys.write(journey());
  expect(listener).toHaveBeenCalledTimes(1);
  window.localStorage.setItem(KEY, JSON.stringify([journey({ id: 'other' })]));
  window.dispatchEvent(new StorageEvent('storage', { key: KEY }));
  expect(listener).toHaveBeenCalledTimes(2);
  expect(swapJourneys.ofUser('alice').map(({ id }) => id)).toEqual(['other']);
  stop();
  swapJourneys.write(journey());
  expect(listener).toHaveBeenCalledTimes(2);
});

test.each([
  ['no list', '{"a":1}'],
  ['no JSON', '['],
  ['a swap on an unknown network', JSON.stringify([{ ...journey(), network: 'solana' }])],
  ['a swap of nothing', JSON.stringify([journey({ amount: '0' })])],
  ["another user's", JSON.stringify([journey({ user_id: 'bob' })])],
  ['too much slippage', JSON.stringify([journey({ slippage_bps: 9_999 })])],
])('%s is ignored', (_, text) => {
  window.localStorage.setItem(KEY, text);
  expect(swapJourneys.ofUser('alice')).toEqual([]);
});

test('without browser storage, only this tab has it', () => {
  blockStorage();
  swapJourneys.write(journey());
  expect(swapJourneys.ofUser('alice')).toEqual([journey()]);
  swapJourneys.remove('alice', 'one');
  expect(swapJourneys.ofUser('alice')).toEqual([]);
});

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { blockStorage } from '../../../testing/blockStorage.ts';
import type { SwapSequence } from './SwapSequence.ts';
import { swapSequences } from './swapSequences.ts';

const account = '0x9858EfFD232B4033E47d90003D41EC34EcaEda94';
const sequence = (changes: Partial<SwapSequence> = {}): SwapSequence => ({
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
  swapSequences.forget('alice');
  swapSequences.forget('bob');
});

test("lists each user's own swaps, oldest first", () => {
  swapSequences.write(sequence({ id: 'newer', written_at: 2 }));
  swapSequences.write(sequence());
  swapSequences.write(sequence({ user_id: 'bob' }));
  expect(swapSequences.ofUser('alice').map(({ id }) => id)).toEqual(['one', 'newer']);
  expect(swapSequences.ofUser('bob')).toHaveLength(1);
  swapSequences.forget('alice');
  expect(swapSequences.ofUser('alice')).toEqual([]);
  expect(swapSequences.ofUser('bob')).toHaveLength(1);
});

test('a rewritten swap replaces itself, and the list is stable until then', () => {
  swapSequences.write(sequence());
  const before = swapSequences.ofUser('alice');
  expect(swapSequences.ofUser('alice')).toBe(before);
  swapSequences.write(sequence({ amount: '2' }));
  expect(swapSequences.ofUser('alice')).toEqual([sequence({ amount: '2' })]);
  swapSequences.remove('alice', 'one');
  expect(swapSequences.ofUser('alice')).toEqual([]);
});

test('notifies of changes in this tab and another one, until unsubscribed', () => {
  const listener = vi.fn();
  const stop = swapSequences.subscribe(listener);
  swapSequences.write(sequence());
  expect(listener).toHaveBeenCalledTimes(1);
  window.localStorage.setItem(KEY, JSON.stringify([sequence({ id: 'other' })]));
  window.dispatchEvent(new StorageEvent('storage', { key: KEY }));
  expect(listener).toHaveBeenCalledTimes(2);
  expect(swapSequences.ofUser('alice').map(({ id }) => id)).toEqual(['other']);
  stop();
  swapSequences.write(sequence());
  expect(listener).toHaveBeenCalledTimes(2);
});

test.each([
  ['no list', '{"a":1}'],
  ['no JSON', '['],
  ['a swap on an unknown network', JSON.stringify([{ ...sequence(), network: 'solana' }])],
  ['a swap of nothing', JSON.stringify([sequence({ amount: '0' })])],
  ["another user's", JSON.stringify([sequence({ user_id: 'bob' })])],
  ['too much slippage', JSON.stringify([sequence({ slippage_bps: 9_999 })])],
])('%s is ignored', (_, text) => {
  window.localStorage.setItem(KEY, text);
  expect(swapSequences.ofUser('alice')).toEqual([]);
});

test('without browser storage, only this tab has it', () => {
  blockStorage();
  swapSequences.write(sequence());
  expect(swapSequences.ofUser('alice')).toEqual([sequence()]);
  swapSequences.remove('alice', 'one');
  expect(swapSequences.ofUser('alice')).toEqual([]);
});

import { networkById } from '@everything-wallet/core/networks/findNetwork';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { attention } from './attention.ts';
import { networkAttention } from './networkAttention.ts';
import { balanceJoinsAfter, balancePace, freshMsOf, networkJoinsAfter, networkPace } from './refreshPace.ts';

const ETHEREUM = networkById('ethereum');
const POLYGON = networkById('polygon');
const MINUTE = 60_000;

/** A query with two answers, the last a minute ago. */
const answered = (changes: Partial<Parameters<typeof balancePace>[0]['state']> = {}) => ({
  state: {
    ...{ dataUpdateCount: 2, errorUpdateCount: 0, dataUpdatedAt: Date.now() - MINUTE, errorUpdatedAt: 0 },
    ...changes,
  },
});
const watch = (forMs = MINUTE) =>
  networkAttention.watch(
    new Map([
      ['ethereum', Date.now() + forMs],
      ['polygon', Date.now() + forMs],
    ]),
  );

beforeEach(() => {
  vi.useFakeTimers();
  attention.notice();
  networkAttention.select('ethereum');
});
afterEach(() => {
  networkAttention.unwatch();
  networkAttention.select(undefined);
  vi.useRealTimers();
});

test('polls balances on a watched network every four minutes, and others every 24 s', () => {
  expect(balancePace(answered(), ETHEREUM, 12_000)).toBe(24_000);
  expect(balanceJoinsAfter(answered(), ETHEREUM)).toBe(12_000);
  watch();
  expect(balancePace(answered(), ETHEREUM, 12_000)).toBe(4 * MINUTE);
  expect(balanceJoinsAfter(answered(), ETHEREUM)).toBe(4 * MINUTE - 12_000);
  expect(networkPace(answered(), ETHEREUM, false)).toBe(4 * MINUTE);
});

test('polls a watched network that is not selected every quarter of an hour, instead of every three minutes', () => {
  expect(networkPace(answered(), POLYGON, false)).toBe(3 * MINUTE);
  watch();
  expect(networkPace(answered(), POLYGON, false)).toBe(15 * MINUTE);
  expect(networkJoinsAfter(answered(), POLYGON, false)).toBe(15 * MINUTE - 12_000);
});

test.each([
  ['after its first answer', answered({ dataUpdateCount: 1 }), 12_000],
  ['after a failure', answered({ errorUpdatedAt: Date.now() + 1, errorUpdateCount: 1 }), 24_000],
])('polls a watched network as others %s', (_, query, paceMs) => {
  watch();
  expect(balancePace(query, ETHEREUM, 12_000)).toBe(paceMs);
  expect(balanceJoinsAfter(query, ETHEREUM)).toBe(12_000);
});

test('polls a watched network as others while its scan for tokens continues', () => {
  watch();
  expect(networkPace(answered(), ETHEREUM, true)).toBe(24_000);
  expect(networkPace(answered(), POLYGON, true)).toBe(24_000);
});

test('polls a watched network as others while something is expected there', () => {
  watch();
  const end = networkAttention.await(['ethereum']);
  expect(balancePace(answered(), ETHEREUM)).toBe(24_000);
  end();
  const endExpecting = attention.expect();
  expect(balancePace(answered(), ETHEREUM, 12_000)).toBe(12_000);
  endExpecting();
  expect(balancePace(answered(), ETHEREUM)).toBe(4 * MINUTE);
});

test('polls as before once no scanner has answered for a network in time', () => {
  watch(1_000);
  vi.advanceTimersByTime(1_000);
  expect(balancePace(answered(), ETHEREUM)).toBe(24_000);
});

test('announces networks that are watched no longer', () => {
  const heard = vi.fn();
  const stop = networkAttention.listen(heard);
  watch();
  networkAttention.watch(new Map([['polygon', Date.now() + MINUTE]]));
  stop();
  expect(heard.mock.calls).toEqual([[{ network: 'ethereum', unlessHeardMs: 12_000 }]]);
});

test('counts amounts as current for longer on a watched network', () => {
  expect(freshMsOf('polygon')).toBe(5 * MINUTE);
  watch();
  expect(freshMsOf('polygon')).toBe(20 * MINUTE);
});

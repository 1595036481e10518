import { networkById } from '@everything-wallet/core/networks/findNetwork';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { attention } from './attention.ts';
import { networkAttention } from './networkAttention.ts';
import { balanceJoinsAfter, balancePace, networkJoinsAfter, networkPace } from './refreshPace.ts';
import { trustedMarks } from './trustedMarks.ts';

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
const trust = (forMs = MINUTE) =>
  trustedMarks.set(
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
  trustedMarks.clear();
  networkAttention.select(undefined);
  vi.useRealTimers();
});

test('polls balances every six minutes where marks are trusted, and every 24 s elsewhere', () => {
  expect(balancePace(answered(), ETHEREUM, 12_000)).toBe(24_000);
  expect(balanceJoinsAfter(answered(), ETHEREUM)).toBe(12_000);
  trust();
  expect(balancePace(answered(), ETHEREUM, 12_000)).toBe(6 * MINUTE);
  expect(balanceJoinsAfter(answered(), ETHEREUM)).toBe(6 * MINUTE - 12_000);
  expect(networkPace(answered(), ETHEREUM, 'complete')).toBe(6 * MINUTE);
});

test('polls a network that is not selected every 20 minutes, instead of every three minutes', () => {
  expect(networkPace(answered(), POLYGON, 'complete')).toBe(3 * MINUTE);
  trust();
  expect(networkPace(answered(), POLYGON, 'complete')).toBe(20 * MINUTE);
  expect(networkJoinsAfter(answered(), POLYGON, 'complete')).toBe(20 * MINUTE - 12_000);
});

test('trusts the first answer where nothing has moved since the last visit', () => {
  const first = answered({ dataUpdateCount: 1 });
  trustedMarks.trustUntilScan(['ethereum']);
  expect(balancePace(first, ETHEREUM, 12_000)).toBe(6 * MINUTE);
  expect(networkPace(first, POLYGON, 'complete')).toBe(3 * MINUTE);
  expect(balancePace(answered({ dataUpdateCount: 0 }), ETHEREUM, 12_000)).toBe(12_000);
});

test.each([
  ['after its first answer', answered({ dataUpdateCount: 1 }), 12_000],
  ['after a failure', answered({ errorUpdatedAt: Date.now() + 1, errorUpdateCount: 1 }), 24_000],
])('trusts no mark %s', (_, query, paceMs) => {
  trust();
  expect(balancePace(query, ETHEREUM, 12_000)).toBe(paceMs);
  expect(balanceJoinsAfter(query, ETHEREUM)).toBe(12_000);
});

test('asks a network that is not selected twice before it trusts marks', () => {
  trust();
  expect(networkPace(answered({ dataUpdateCount: 1 }), POLYGON, 'complete')).toBe(3 * MINUTE);
});

test.each([
  ['unfinished', 24_000, 24_000],
  ['uncertain', 24_000, 3 * MINUTE],
] as const)('trusts no mark after an answer that is %s', (answer, selectedMs, otherMs) => {
  trust();
  expect(networkPace(answered(), ETHEREUM, answer)).toBe(selectedMs);
  expect(networkPace(answered(), POLYGON, answer)).toBe(otherMs);
});

test('trusts no mark while something is expected', () => {
  trust();
  const end = networkAttention.await(['ethereum']);
  expect(balancePace(answered(), ETHEREUM)).toBe(24_000);
  end();
  const endExpecting = attention.expect();
  expect(balancePace(answered(), ETHEREUM, 12_000)).toBe(12_000);
  expect(networkPace(answered(), POLYGON, 'complete')).toBe(3 * MINUTE);
  endExpecting();
  expect(balancePace(answered(), ETHEREUM)).toBe(6 * MINUTE);
});

test('polls as before once the trust has ended', () => {
  trust(1_000);
  vi.advanceTimersByTime(1_000);
  expect(balancePace(answered(), ETHEREUM)).toBe(24_000);
});

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sessionEnd } from '../session/sessionEnd.ts';
import { changeRepeats } from './changeRepeats.ts';
import { networkAttention } from './networkAttention.ts';
import { trustedMarks } from './trustedMarks.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  trustedMarks.clear();
  vi.useRealTimers();
});

test('asks networks at once whose marks are trusted no longer', () => {
  const heard = vi.fn();
  const stop = networkAttention.listen(heard);
  const until = Date.now() + 60_000;
  trustedMarks.set(
    new Map([
      ['ethereum', until],
      ['polygon', until],
    ]),
  );
  trustedMarks.set(new Map([['polygon', until]]));
  stop();
  expect(heard.mock.calls).toEqual([[{ network: 'ethereum', unlessHeardMs: 2_000 }]]);
  expect([trustedMarks.has('ethereum'), trustedMarks.has('polygon')]).toEqual([false, true]);
});

test('trusts marks up to a time, and not after a sign-out', () => {
  trustedMarks.set(
    new Map([
      ['ethereum', Date.now() + 1_000],
      ['polygon', Date.now()],
    ]),
  );
  expect([trustedMarks.has('ethereum'), trustedMarks.has('polygon')]).toEqual([true, false]);
  vi.advanceTimersByTime(1_000);
  expect(trustedMarks.has('ethereum')).toBe(false);
  trustedMarks.set(new Map([['ethereum', Date.now() + 1_000]]));
  sessionEnd.dispatchEvent(new Event('end'));
  expect(trustedMarks.has('ethereum')).toBe(false);
});

test('trusts networks without movements since the last visit until the first scan has answered', () => {
  const heard = vi.fn();
  const stop = networkAttention.listen(heard);
  trustedMarks.trustUntilScan(['ethereum', 'polygon']);
  expect([trustedMarks.has('ethereum'), trustedMarks.isUnchanged('ethereum')]).toEqual([true, true]);
  // The server has a mark that the cache did not have.
  trustedMarks.trustUntilScan(['polygon']);
  expect([trustedMarks.has('ethereum'), trustedMarks.isUnchanged('ethereum')]).toEqual([false, false]);
  trustedMarks.set(new Map());
  stop();
  // However new their answers are, which counted without a scan.
  expect(heard.mock.calls.map((call) => (call[0] as { unlessHeardMs: number }).unlessHeardMs)).toEqual([
    2_000, 2_000,
  ]);
  expect(heard.mock.calls.map((call) => (call[0] as { network: string }).network)).toEqual([
    'ethereum',
    'polygon',
  ]);
  trustedMarks.trustUntilScan(['ethereum']);
  vi.advanceTimersByTime(60_000);
  expect(trustedMarks.has('ethereum')).toBe(false);
});

test('a first answer counts no longer once something has moved', () => {
  trustedMarks.trustUntilScan(['ethereum', 'polygon']);
  changeRepeats.noticeMark('ethereum');
  expect([trustedMarks.isUnchanged('ethereum'), trustedMarks.isUnchanged('polygon')]).toEqual([false, true]);
  sessionEnd.dispatchEvent(new Event('end'));
});

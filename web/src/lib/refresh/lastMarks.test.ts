import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sessionEnd } from '../session/sessionEnd.ts';
import { lastMarks } from './lastMarks.ts';

const ALICE = { userId: 'alice', addresses: ['0xa', '0xb'] };
const none: ReadonlyMap<string, number> = new Map();
const marked = (time: number) => new Map([['ethereum', time]]);

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  lastMarks.remove();
  vi.useRealTimers();
});

test('an unchanged mark means that nothing has moved', () => {
  lastMarks.store(ALICE, marked(5), ['ethereum', 'polygon']);
  vi.advanceTimersByTime(30_000);
  expect(lastMarks.findUnchanged(ALICE, marked(5))).toEqual(['ethereum', 'polygon']);
  expect(lastMarks.findUnchanged(ALICE, marked(6))).toEqual(['polygon']);
  expect(lastMarks.findUnchanged(ALICE, new Map([...marked(5), ['polygon', 7]]))).toEqual(['ethereum']);
});

test('networks that were not watched are not among them', () => {
  lastMarks.store(ALICE, none, ['polygon']);
  lastMarks.store(ALICE, marked(5), ['ethereum']);
  vi.advanceTimersByTime(30_000);
  expect(lastMarks.findUnchanged(ALICE, marked(5))).toEqual(['ethereum']);
});

test('a mark of the last half minute may be newer than the blocks of the nodes', () => {
  lastMarks.store(ALICE, none, ['ethereum']);
  vi.advanceTimersByTime(60_000);
  lastMarks.store(ALICE, marked(5), ['ethereum']);
  vi.advanceTimersByTime(20_000);
  // The same mark again: its time counts from when it was first seen.
  lastMarks.store(ALICE, marked(5), ['ethereum']);
  vi.advanceTimersByTime(9_999);
  expect(lastMarks.findUnchanged(ALICE, marked(5))).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(lastMarks.findUnchanged(ALICE, marked(5))).toEqual(['ethereum']);
  // A clock that was set back.
  vi.setSystemTime(Date.now() - 3_600_000);
  expect(lastMarks.findUnchanged(ALICE, marked(5))).toEqual([]);
});

test.each([
  ['another user', { ...ALICE, userId: 'bob' }],
  ['another account', { ...ALICE, addresses: ['0xa', '0xb', '0xc'] }],
])('nothing is known of %s', (_, owner) => {
  lastMarks.store(ALICE, none, ['ethereum']);
  vi.advanceTimersByTime(30_000);
  expect(lastMarks.findUnchanged(owner, none)).toEqual([]);
});

test.each(['', 'nonsense', '{}', '{"userId":"alice","accounts":"0xa,0xb","networks":{"ethereum":5}}'])(
  'ignores what it did not store: %s',
  (text) => {
    window.localStorage.setItem('lastMarks', text);
    expect(lastMarks.findUnchanged(ALICE, none)).toEqual([]);
  },
);

test('a sign-out removes them', () => {
  lastMarks.store(ALICE, none, ['ethereum']);
  sessionEnd.dispatchEvent(new Event('end'));
  expect(window.localStorage.getItem('lastMarks')).toBeNull();
});

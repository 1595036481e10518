import { afterEach, expect, test, vi } from 'vitest';
import { parseRetryAfter } from './parseRetryAfter.ts';

afterEach(() => {
  vi.useRealTimers();
});

test.each([
  [null, undefined],
  ['0', 0],
  ['7', 7_000],
  ['soon', undefined],
  ['-1.5 s', undefined],
  ['', undefined],
  ['1.5', undefined],
  ['2099-01-01', undefined],
  ['Thu, 31 Dec 2099', undefined],
  ['Sat, 31 Feb 2099 12:00:00 GMT', undefined],
])('%j is %j ms', (header, milliseconds) => {
  expect(parseRetryAfter(header)).toBe(milliseconds);
});

test('reads a future date', () => {
  vi.useFakeTimers({ now: Date.parse('2026-11-21T12:00:00Z') });
  expect(parseRetryAfter('Sat, 21 Nov 2026 12:00:30 GMT')).toBe(30_000);
  expect(parseRetryAfter('Sat, 21 Nov 2026 11:00:00 GMT')).toBeUndefined();
});

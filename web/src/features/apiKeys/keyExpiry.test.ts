// @vitest-environment node
import { expect, test } from 'vitest';
import { keyExpiry } from './keyExpiry.ts';

const NOW = Date.UTC(2026, 10, 21, 12);
const HOUR = 3_600_000;
const after = (ms: number) => keyExpiry(new Date(NOW + ms), NOW);

test('a key without an end never expires', () => {
  expect(keyExpiry(undefined, NOW)).toEqual({ kind: 'never' });
});

test.each([
  [-1, { kind: 'expired' }],
  [0, { kind: 'expired' }],
  [1, { kind: 'soon' }],
  [HOUR - 1, { kind: 'soon' }],
  [HOUR, { kind: 'hours', count: 1 }],
  [24 * HOUR - 1, { kind: 'hours', count: 23 }],
  [48 * HOUR - 1, { kind: 'hours', count: 47 }],
  [48 * HOUR, { kind: 'days', count: 2 }],
  [30 * 24 * HOUR - 1, { kind: 'days', count: 29 }],
  [365 * 24 * HOUR, { kind: 'days', count: 365 }],
])('%i ms before its end', (ms, expected) => {
  expect(after(ms)).toEqual(expected);
});

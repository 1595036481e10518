import { expect, it } from 'vitest';
import { retryAfterMs } from './retryAfterMs.ts';

const NOW = Date.parse('2026-11-22T06:00:00Z');

it.each([
  ['60', 60_000],
  [' 0 ', 0],
  ['Sun, 22 Nov 2026 06:02:00 GMT', 120_000],
  ['Sun, 22 Nov 2026 05:00:00 GMT', 0],
])('reads %s', (header, ms) => {
  expect(retryAfterMs(header, NOW)).toBe(ms);
});

it.each([null, '', 'soon', '-5', '1.5', '1e3', '9999999999999', 'Sun, never'])(
  'takes %s for nothing',
  (header) => {
    expect(retryAfterMs(header, NOW)).toBeUndefined();
  },
);

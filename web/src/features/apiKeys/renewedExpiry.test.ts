// @vitest-environment node
import { expect, test } from 'vitest';
import type { ApiKey } from './ApiKey.ts';
import { renewedExpiry } from './renewedExpiry.ts';

const DAY = 86_400_000;
const made = (days: number | undefined): ApiKey => ({
  id: 'a',
  user_id: 'alice',
  name: 'Key',
  key: 'ew_live_x',
  createdAt: new Date(0),
  expiresAt: days === undefined ? undefined : new Date(days * DAY),
});

test.each([
  [undefined, null],
  [30, 30],
  [30.01, 30],
  [1, 30],
  [89.9, 90],
  [365, 365],
  [1000, 365],
])('a key made for %s days is followed by one for %s', (days, expected) => {
  expect(renewedExpiry(made(days))).toBe(expected);
});

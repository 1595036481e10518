import { afterEach, expect, test } from 'vitest';
import { forgetSnoozed, isSnoozed, snooze } from './snooze.ts';

afterEach(() => window.localStorage.clear());

test('a snoozed notice returns after its time', () => {
  expect(isSnoozed('recoveryDrill', 'alice', 1_000)).toBe(false);
  snooze('recoveryDrill', 'alice', 2_000);
  expect(isSnoozed('recoveryDrill', 'alice', 1_999)).toBe(true);
  expect(isSnoozed('recoveryDrill', 'alice', 2_000)).toBe(false);
});

test('forever, for one user and one notice, until they are forgotten', () => {
  snooze('deviceWallet', 'alice');
  expect(isSnoozed('deviceWallet', 'alice')).toBe(true);
  expect(isSnoozed('recoveryDrill', 'alice')).toBe(false);
  expect(isSnoozed('deviceWallet', 'bob')).toBe(false);
  forgetSnoozed('alice');
  expect(isSnoozed('deviceWallet', 'alice')).toBe(false);
});

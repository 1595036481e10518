import { afterEach, expect, test } from 'vitest';
import { forgetPutOff, isPutOff, putOff } from './putOff.ts';

afterEach(() => window.localStorage.clear());

test('what is put off comes back when its time is over', () => {
  expect(isPutOff('recoveryDrill', 'alice', 1_000)).toBe(false);
  putOff('recoveryDrill', 'alice', 2_000);
  expect(isPutOff('recoveryDrill', 'alice', 1_999)).toBe(true);
  expect(isPutOff('recoveryDrill', 'alice', 2_000)).toBe(false);
});

test('for good, by one person, in one matter, until they are forgotten', () => {
  putOff('deviceWallet', 'alice');
  expect(isPutOff('deviceWallet', 'alice')).toBe(true);
  expect(isPutOff('recoveryDrill', 'alice')).toBe(false);
  expect(isPutOff('deviceWallet', 'bob')).toBe(false);
  forgetPutOff('alice');
  expect(isPutOff('deviceWallet', 'alice')).toBe(false);
});

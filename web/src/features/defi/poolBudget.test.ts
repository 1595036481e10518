// @vitest-environment node
import { expect, test } from 'vitest';
import { coinAfterDeposit, maxDeposit, poolShortage } from './poolBudget.ts';

const token = { asset: 10n, coin: 100n, isWrapped: false };
const wrapped = { ...token, isWrapped: true };

test('a token is deposited to the unit', () => {
  expect(poolShortage(token, 10n)).toBeUndefined();
  expect(poolShortage(token, 11n)).toBe('asset');
  expect(maxDeposit(token, 5n)).toBe(10n);
  expect(coinAfterDeposit(token, 11n)).toBeUndefined();
});

test('wrapped coin is deposited with coin that is wrapped first, less the fees', () => {
  expect(poolShortage(wrapped, 109n)).toBeUndefined();
  expect(poolShortage(wrapped, 110n)).toBe('assetAndCoin');
  expect(maxDeposit(wrapped, 5n)).toBe(105n);
  expect(maxDeposit(wrapped, 100n)).toBe(10n);
  expect(maxDeposit(wrapped, undefined)).toBe(10n);
});

test('coin is left where some is wrapped', () => {
  expect(coinAfterDeposit(wrapped, 10n)).toBeUndefined();
  expect(coinAfterDeposit(wrapped, 30n)).toBe(80n);
  expect(coinAfterDeposit(wrapped, 110n)).toBeUndefined();
});

test('an unknown balance is not deposited', () => {
  const unknown = { ...wrapped, asset: undefined };
  expect(poolShortage(unknown, 1n)).toBe('unknown');
  expect(maxDeposit(unknown, 5n)).toBeUndefined();
  expect(poolShortage({ ...wrapped, coin: undefined }, 11n)).toBe('asset');
});

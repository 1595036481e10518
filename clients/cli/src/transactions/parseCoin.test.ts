import { expect, test } from 'vitest';
import { formatCoin } from './formatCoin.ts';
import { parseCoin } from './parseCoin.ts';

test.each([
  ['0', 0n],
  ['1', 10n ** 18n],
  ['0.25', 25n * 10n ** 16n],
  ['0.1', 10n ** 17n],
  ['0.000000000000000001', 1n],
  ['9007199254740993.000000000000000001', 9007199254740993n * 10n ** 18n + 1n],
])('%s coin are %s wei, and back', (text, wei) => {
  expect(parseCoin(text, '--value')).toBe(wei);
  expect(formatCoin(wei)).toBe(text);
});

test.each(['', ' 1', '1 ', '-1', '+1', '.5', '5.', '05', '1e3', '0x1', '1,5', '1_000', 'NaN', '١'])(
  'refuses %j instead of guessing',
  (text) => {
    expect(() => parseCoin(text, '--value')).toThrow('--value is not an amount of coin.');
  },
);

test('refuses more decimals than a coin has, even noughts', () => {
  expect(() => parseCoin('0.0000000000000000001', '--value')).toThrow(/18 decimals/);
  expect(() => parseCoin('0.1000000000000000000', '--value')).toThrow(/18 decimals/);
});

test('refuses values that a transaction cannot contain', () => {
  const max = (1n << 256n) - 1n;
  expect(parseCoin(formatCoin(max), '--value')).toBe(max);
  expect(() => parseCoin(formatCoin(max + 1n), '--value')).toThrow(/too large for a transaction/);
  expect(() => parseCoin('9'.repeat(100), '--value')).toThrow();
});

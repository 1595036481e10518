import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { AmountError, type AmountErrorReason } from '../amounts/AmountError.ts';
import { parseLinkNumber } from './parseLinkNumber.ts';

const MAX_UINT256 = 2n ** 256n - 1n;

test.each([
  ['2.014e18', 2_014_000_000_000_000_000n],
  ['2014000000000000000', 2_014_000_000_000_000_000n],
  ['1', 1n],
  ['0', 0n],
  ['0.0', 0n],
  ['0e999', 0n],
  ['1e18', 10n ** 18n],
  ['1E18', 10n ** 18n],
  ['+1e18', 10n ** 18n],
  ['.5e1', 5n],
  ['1.5e1', 15n],
  ['1.50e1', 15n],
  ['1e', 1n],
  ['1e0018', 10n ** 18n],
  ['0.1e18', 10n ** 17n],
  ['0.000000000000000001e18', 1n],
  ['9007199254740993', 9_007_199_254_740_993n],
  ['9007199254.740993e6', 9_007_199_254_740_993n],
])('%s is %s', (text, value) => {
  expect(parseLinkNumber(text)).toBe(value);
});

test('the largest number of a chain, and no larger one', () => {
  expect(parseLinkNumber(MAX_UINT256.toString())).toBe(MAX_UINT256);
  expect(() => parseLinkNumber((MAX_UINT256 + 1n).toString())).toThrow(new AmountError('tooLarge'));
});

describe('rejects', () => {
  test.each<[string, AmountErrorReason]>([
    ['', 'malformed'],
    ['e18', 'malformed'],
    ['.e18', 'malformed'],
    ['1.', 'malformed'],
    ['-1', 'malformed'],
    ['1e-18', 'malformed'],
    ['0x10', 'malformed'],
    ['1,5', 'malformed'],
    ['1_000', 'malformed'],
    [' 1', 'malformed'],
    ['1 ETH', 'malformed'],
    ['1e18e1', 'malformed'],
    ['١٢', 'malformed'],
    ['1%650', 'malformed'],
    ['NaN', 'malformed'],
    ['1.5', 'tooManyDecimals'],
    ['2.0141e3', 'tooManyDecimals'],
    ['1e78', 'tooLarge'],
    ['1e999999999', 'tooLarge'],
    ['9'.repeat(1_000_000), 'tooLarge'],
    [`1.${'1'.repeat(1_000_000)}e18`, 'tooLarge'],
  ])('%.20s', (text, reason) => {
    expect(() => parseLinkNumber(text)).toThrow(new AmountError(reason));
  });
});

test('reads any number back, with the point at any place', () => {
  const value = fc.bigInt({ min: 1n, max: MAX_UINT256 });
  fc.assert(
    fc.property(value, fc.nat(77), (number, seed) => {
      const digits = number.toString();
      const places = seed % digits.length;
      const point = digits.length - places;
      const written = places === 0 ? digits : `${digits.slice(0, point)}.${digits.slice(point)}e${places}`;
      expect(parseLinkNumber(written)).toBe(number);
    }),
  );
});

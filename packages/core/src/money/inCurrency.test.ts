import { expect, test } from 'vitest';
import { inCurrency } from './inCurrency.ts';

test.each([
  ['1', 0.92, '0.92'],
  ['0', 155.3, '0'],
  ['0.1', 0.2, '0.02'],
  ['1234567.005', 1, '1234567.005'],
  // In binary floating point: 0.19999999999999998.
  ['0.1', 1.1e-3, '0.00011'],
  ['9007199254740993.01', 1355.5, '12209258589801416025.055'],
  ['1.000000000000000000000000000001', 2, '2.000000000000000000000000000002'],
])('%s dollars at %d are %s', (usd, rate, converted) => {
  expect(inCurrency(usd, rate)).toBe(converted);
});

test.each(['', '-1', '1e3', '1,5', 'NaN', '.5'])("rejects '%s' as dollars", (text) => {
  expect(() => inCurrency(text, 1)).toThrow(RangeError);
});

test.each([-1, Number.NaN, Infinity])('rejects %d as a rate', (rate) => {
  expect(() => inCurrency('1', rate)).toThrow();
});

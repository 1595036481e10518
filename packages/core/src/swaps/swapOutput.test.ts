import fc from 'fast-check';
import { expect, test } from 'vitest';
import { COIN_DECIMALS, parseAmount } from '../amounts/parseAmount.ts';
import { swapOutput } from './swapOutput.ts';

const COIN = 10n ** BigInt(COIN_DECIMALS);

test.each([
  ['1', 3000, 1, '3000.000000'],
  ['1', 1, 3000, '0.000333'],
  ['1', 2, 3, '0.666667'],
  ['2.5', 3021.55, 97412.3, '0.077545'],
  ['0', 3021.55, 1, '0.000000'],
  ['0.000000000000000001', 1, 1, '0.000000'],
  ['0.0000005', 1, 1, '0.000001'],
  ['0.000000499999999999', 1, 1, '0.000000'],
  ['1', 0, 1, '0.000000'],
  ['123456789.123456789', 1e-7, 1, '12.345679'],
  ['1', 1234567.005, 1, '1234567.005000'],
])('converts %s coin at %d dollars to coins at %d: %s', (amount, from, to, output) => {
  expect(swapOutput(parseAmount(amount), from, to)).toBe(output);
});

test('returns undefined for a coin without a price above zero', () => {
  expect(swapOutput(COIN, 3000, 0)).toBeUndefined();
});

const amount = fc.bigInt({ min: 0n, max: 10n ** 36n });
const micros = fc.integer({ min: 1, max: 2_000_000_000 });
const millionths = (output: string | undefined) => BigInt((output ?? '').replace('.', ''));

test('is never more than half a millionth off', () => {
  fc.assert(
    fc.property(amount, micros, micros, (wei, from, to) => {
      const shown = millionths(swapOutput(wei, from / 1e6, to / 1e6));
      // |shown − wei × from ÷ to| ≤ ½, both in millionths of a coin, without dividing.
      const difference = shown * 10n ** 12n * BigInt(to) - wei * BigInt(from);
      expect((difference < 0n ? -difference : difference) * 2n).toBeLessThanOrEqual(10n ** 12n * BigInt(to));
    }),
  );
});

test('a coin converts to the same amount of itself', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: 10n ** 24n }), micros, (count, price) => {
      expect(millionths(swapOutput(count * 10n ** 12n, price / 1e6, price / 1e6))).toBe(count);
    }),
  );
});

test('more input never gives less, and every output has six decimals', () => {
  fc.assert(
    fc.property(amount, amount, micros, micros, (one, other, from, to) => {
      const [less, more] = one < other ? [one, other] : [other, one];
      const [small, large] = [swapOutput(less, from / 1e6, to / 1e6), swapOutput(more, from / 1e6, to / 1e6)];
      expect(millionths(small)).toBeLessThanOrEqual(millionths(large));
      expect(large).toMatch(/^\d+\.\d{6}$/);
    }),
  );
});

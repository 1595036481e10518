import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ceilAmount } from './ceilAmount.ts';
import { parseAmount } from './parseAmount.ts';

test.each([
  ['0', 6, '0.000000'],
  ['0.25', 6, '0.250000'],
  ['0.2500205', 6, '0.250021'],
  ['0.000000000000000001', 6, '0.000001'],
  ['0.999999999999999999', 6, '1.000000'],
  ['9.9999991', 6, '10.000000'],
  ['0.1', 18, '0.100000000000000000'],
  ['0.1', 1, '0.1'],
  ['0.1', 0, '1'],
  ['2', 0, '2'],
])('%s with %i places is shown as %s', (amount, places, shown) => {
  expect(ceilAmount(parseAmount(amount), places)).toBe(shown);
});

test('never shows less than the amount, nor a whole unit more, always with every place', () => {
  const amount = fc.bigInt({ min: 0n, max: 10n ** 60n });
  fc.assert(
    fc.property(amount, fc.nat(18), (wei, places) => {
      const shown = ceilAmount(wei, places);
      const excess = parseAmount(shown) - wei;
      expect(excess).toBeGreaterThanOrEqual(0n);
      expect(excess).toBeLessThan(10n ** BigInt(18 - places));
      expect(shown.split('.')[1] ?? '').toHaveLength(places);
    }),
  );
});

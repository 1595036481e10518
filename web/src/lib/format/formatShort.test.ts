// @vitest-environment node
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatShort } from './formatShort.ts';

test.each([
  ['0', '0', '0'],
  ['0.25', '0.25', '0.25'],
  ['1234.5678', '1,234.56', '1,234.57'],
  ['0.000000123456789', '0.000000123456', '0.000000123457'],
  ['0.000000000000000001', '0.000000000000000001', '0.000000000000000001'],
  ['999999.9', '999,999', '1,000,000'],
  ['1000000', '1,000,000', '1,000,000'],
  ['1234567.8', '1.23456M', '1.23457M'],
  ['200000000000000000000', '200,000,000,000,000,000,000', '200,000,000,000,000,000,000'],
])('%s is %s, and %s for payments', (amount, down, up) => {
  expect(formatShort(amount, 'down')).toBe(down);
  expect(formatShort(amount, 'up')).toBe(up);
});

test('has at most 6 significant digits', () => {
  fc.assert(
    fc.property(
      fc.bigInt({ min: 1n, max: 10n ** 30n }),
      fc.integer({ min: 0, max: 18 }),
      (units, decimals) => {
        const digits = units.toString().padStart(decimals + 1, '0');
        const amount = decimals === 0 ? digits : `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
        for (const rounding of ['up', 'down'] as const) {
          const significant = formatShort(amount, rounding)
            .replace(/[^\d]/g, '')
            .replace(/^0+|0+$/g, '');
          expect(significant.length).toBeLessThanOrEqual(6);
        }
      },
    ),
  );
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatAmount } from './formatAmount.ts';
import { parseAmount } from './parseAmount.ts';
import { stepAmount } from './stepAmount.ts';

test.each([
  ['0', 'up', '0.001'],
  ['0', 'down', '0'],
  ['0.001', 'down', '0'],
  ['0.0005', 'down', '0'],
  ['0.1', 'up', '0.101'],
  ['0.3', 'down', '0.299'],
  ['1.5', 'up', '1.501'],
  ['0.1234567', 'up', '0.124'],
  ['0.1234567', 'down', '0.123'],
  ['0.999', 'up', '1'],
  ['9007199254740993.001', 'up', '9007199254740993.002'],
] as const)('%s goes %s to %s', (amount, direction, next) => {
  expect(formatAmount(stepAmount(parseAmount(amount), direction))).toBe(next);
});

test('a token of 2 decimals steps by its smallest unit', () => {
  expect(stepAmount(150n, 'up', 2)).toBe(151n);
  expect(stepAmount(150n, 'down', 2)).toBe(149n);
});

test('a step up and down returns any multiple unchanged', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: 10n ** 20n }), (steps) => {
      const amount = steps * 10n ** 15n;
      expect(stepAmount(stepAmount(amount, 'up'), 'down')).toBe(amount);
    }),
  );
});

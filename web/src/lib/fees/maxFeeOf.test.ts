// @vitest-environment node
import { expect, test } from 'vitest';
import { gasOfStep } from './gasOfStep.ts';
import { maxFeeOf } from './maxFeeOf.ts';

const price = { about: 1n, most: 10n, l1Fee: 0n, answeredAt: undefined };

test('adds the highest cost of each step, with a margin for rising prices', () => {
  const { wrap, approval, deposit } = gasOfStep;
  expect(maxFeeOf(['wrap', 'approval', 'deposit'], price)).toBe((wrap + approval + deposit) * 15n);
  expect(maxFeeOf([], price)).toBe(0n);
});

test('includes the L1 data fee of each step', () => {
  const gas = maxFeeOf(['wrap', 'approval'], price);
  expect(maxFeeOf(['wrap', 'approval'], { ...price, l1Fee: 7n })).toBe(gas + 2n * 5n * 7n);
});

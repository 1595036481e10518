import { expect, test } from 'vitest';
import { gasOfStep } from './gasOfStep.ts';
import { maxFeeOf } from './maxFeeOf.ts';

const price = { about: 1n, most: 10n, l1Fee: 0n, answeredAt: undefined };

test('is what each step may cost, with room for prices that rise', () => {
  const { wrap, approval, deposit } = gasOfStep;
  expect(maxFeeOf(['wrap', 'approval', 'deposit'], price)).toBe((wrap + approval + deposit) * 15n);
  expect(maxFeeOf([], price)).toBe(0n);
});

test('holds what the layer below takes of each', () => {
  const gas = maxFeeOf(['wrap', 'approval'], price);
  expect(maxFeeOf(['wrap', 'approval'], { ...price, l1Fee: 7n })).toBe(gas + 2n * 5n * 7n);
});

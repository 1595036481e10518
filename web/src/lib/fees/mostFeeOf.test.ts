import { expect, test } from 'vitest';
import { gasOfStep } from './gasOfStep.ts';
import { mostFeeOf } from './mostFeeOf.ts';

const price = { about: 1n, most: 10n, l1Fee: 0n, answeredAt: undefined };

test('is what each step may cost, with room for prices that rise', () => {
  const { wrap, approval, deposit } = gasOfStep;
  expect(mostFeeOf(['wrap', 'approval', 'deposit'], price)).toBe((wrap + approval + deposit) * 15n);
  expect(mostFeeOf([], price)).toBe(0n);
});

test('holds what the layer below takes of each', () => {
  const gas = mostFeeOf(['wrap', 'approval'], price);
  expect(mostFeeOf(['wrap', 'approval'], { ...price, l1Fee: 7n })).toBe(gas + 2n * 5n * 7n);
});

// @vitest-environment node
import { expect, test } from 'vitest';
import { gasOfStep } from '../../lib/fees/gasOfStep.ts';
import { swapCosts } from './swapCosts.ts';

const gasPrice = { about: 2n, most: 4n, l1Fee: 7n, answeredAt: undefined };

test('fees are those of the quoted gas', () => {
  expect(swapCosts(100n, gasPrice)).toEqual({
    fee: 207n,
    reserve: 635n,
    withApprovals: 200n + gasOfStep.approval * 6n + 63n,
  });
});

test('without a quote a swap is reserved for, and its fee is not known', () => {
  const { fee, reserve } = swapCosts(undefined, gasPrice);
  expect(fee).toBeUndefined();
  expect(reserve).toBe(gasOfStep.swap * 6n + 35n);
});

test('nothing is known without a gas price', () => {
  expect(swapCosts(100n, undefined)).toEqual({
    fee: undefined,
    reserve: undefined,
    withApprovals: undefined,
  });
});

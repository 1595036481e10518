import { expect, test } from 'vitest';
import type { GasEstimate } from '../callables/estimateGas.ts';
import { maxFee, transferFees } from './transferFees.ts';

const legacy: GasEstimate = {
  estimatedCost: '0.00042',
  gasLimit: '21000',
  gasPrice: '20000000000',
  nonce: 3,
  chainId: 1,
  toIsContract: false,
};

test('a chain without EIP-1559 has a gas price and no tip', () => {
  expect(transferFees(legacy)).toEqual({ gasLimit: 21_000n, gasPrice: 20_000_000_000n, nonce: 3 });
});

test('a chain with EIP-1559 has a highest price and a tip', () => {
  const estimate = { ...legacy, maxFeePerGas: '30000000000', maxPriorityFeePerGas: '2000000000' };
  expect(transferFees(estimate)).toEqual({
    gasLimit: 21_000n,
    gasPrice: 30_000_000_000n,
    maxPriorityFeePerGas: 2_000_000_000n,
    nonce: 3,
  });
});

test('the fee is at most the gas limit times the price', () => {
  expect(maxFee(transferFees(legacy))).toBe(420_000_000_000_000n);
});

import { describe, expect, test } from 'vitest';
import type { GasEstimate } from '../schemas/gasEstimate.ts';
import { atPrices, maxFee, paidInFull, renewedFees, transferFees } from './transferFees.ts';

const legacy: GasEstimate = {
  estimatedCost: '0.00042',
  gasLimit: '21000',
  gasPrice: '20000000000',
  nonce: 3,
  chainId: 1,
  toIsContract: false,
};

test('a chain without EIP-1559 has a gas price and no priority fee', () => {
  expect(transferFees(legacy)).toEqual({ gasLimit: 21_000n, gasPrice: 20_000_000_000n, nonce: 3 });
});

test('a chain with EIP-1559 has a fee cap and a priority fee', () => {
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

describe('the L1 data fee', () => {
  const beside = transferFees({ ...legacy, l1Fee: '1000' });

  test('is part of the maximum, at every price', () => {
    expect(beside.l1Fee).toBe(1_000n);
    expect(maxFee(beside)).toBe(420_000_000_001_000n);
    const tipped = transferFees({ ...legacy, maxFeePerGas: '30', maxPriorityFeePerGas: '2', l1Fee: '1000' });
    expect(maxFee(atPrices(tipped, { maxFeePerGas: 40n, maxPriorityFeePerGas: 3n }))).toBe(841_000n);
  });

  test('may double, and no more', () => {
    const risen = (l1Fee: bigint) => renewedFees(beside, { ...beside, nonce: 9, l1Fee });
    expect(risen(2_001n)).toEqual({ ...beside, nonce: 9 });
    expect(risen(2_002n)).toBeUndefined();
    expect(risen(0n)).toEqual({ ...beside, nonce: 9 });
  });

  test('is not signed where it was not shown', () => {
    expect(renewedFees(transferFees(legacy), beside)).toBeUndefined();
  });
});

const shown = { gasLimit: 21_000n, gasPrice: 30n, maxPriorityFeePerGas: 2n, nonce: 3 };

describe('other prices', () => {
  const prices = { maxFeePerGas: 50n, maxPriorityFeePerGas: 4n };

  test('are for the same transfer', () => {
    expect(atPrices(shown, prices)).toEqual({ ...shown, gasPrice: 50n, maxPriorityFeePerGas: 4n });
  });

  test('leave the single price of a chain without EIP-1559', () => {
    const legacyFees = transferFees(legacy);
    expect(atPrices(legacyFees, prices)).toBe(legacyFees);
    expect(paidInFull(legacyFees)).toBe(legacyFees);
  });

  test('paid in full, the priority fee is the whole price and the maximum the same', () => {
    const full = paidInFull(shown);
    expect(full).toEqual({ ...shown, maxPriorityFeePerGas: 30n });
    expect(maxFee(full)).toBe(maxFee(shown));
  });
});

describe('shown fees', () => {
  const fresh = { gasLimit: 21_000n, gasPrice: 60n, maxPriorityFeePerGas: 2n, nonce: 9 };
  const market = { baseFee: 28n, nextBaseFee: 28n, tips: { slow: 2n, normal: 3n, fast: 4n } };

  test('are signed with a newer nonce while they cover the next block', () => {
    expect(renewedFees(shown, fresh, { market })).toEqual({ ...shown, nonce: 9 });
  });

  test.each([
    ['the base fee is above them', { nextBaseFee: 31n }],
    ['they leave less than any usual priority fee', { nextBaseFee: 29n }],
  ])('are not signed when %s', (_, fields) => {
    expect(renewedFees(shown, fresh, { market: { ...market, ...fields } })).toBeUndefined();
  });

  test('are signed below that if the user accepted waiting', () => {
    const dear = { ...market, nextBaseFee: 1_000n };
    expect(renewedFees(shown, fresh, { market: dear, mayWait: true })).toEqual({ ...shown, nonce: 9 });
  });

  test('never cover more gas than shown', () => {
    const thirsty = { ...fresh, gasLimit: 25_202n };
    expect(renewedFees(shown, thirsty, { market, mayWait: true })).toBeUndefined();
  });
});

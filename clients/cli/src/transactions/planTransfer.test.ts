import { describe, expect, it, test } from 'vitest';
import { findNetwork } from '../findNetwork.ts';
import { highestFee } from './highestFee.ts';
import { planTransfer } from './planTransfer.ts';

const wanted = {
  network: findNetwork('sepolia'),
  from: '0x52908400098527886E0F7030069857D2E4169EE7',
  to: '0x8617E340B3D01FA5F11F306F4090FD50E238070D',
  value: 5n,
  data: '0x',
};
const estimate = {
  network: 'sepolia',
  chainId: 11155111,
  currency: 'SepoliaETH',
  estimatedCost: '0.000042',
  estimatedCostWei: '42000000000000',
  gasLimit: '21000',
  gasPrice: '3',
  nonce: 7,
  toIsContract: false,
  nodesConfigured: 2,
  agreement: 'agreed',
} as const;

describe('planTransfer', () => {
  it('takes the gas price where there is no EIP-1559', () => {
    expect(planTransfer(wanted, estimate)).toEqual({
      ...wanted,
      nonce: 7,
      gasLimit: 21000n,
      gasPrice: 3n,
      priorityFee: undefined,
      l1Fee: 0n,
    });
  });

  it('adds the L1 data fee to the highest fee', () => {
    const planned = planTransfer(wanted, { ...estimate, l1FeeWei: '1000' });
    expect(planned.l1Fee).toBe(1_000n);
    expect(highestFee(planned)).toBe(64_000n);
    expect(() => planTransfer(wanted, { ...estimate, l1FeeWei: '-1' })).toThrow('malformed numbers');
  });

  it('takes the fees of EIP-1559 where there are both', () => {
    const fees = { maxFeePerGas: '2', maxPriorityFeePerGas: '1' };
    expect(planTransfer(wanted, { ...estimate, ...fees })).toMatchObject({ gasPrice: 2n, priorityFee: 1n });
  });

  test.each([
    ['another chain', { chainId: 1 }],
    ['a negative nonce', { nonce: -1 }],
    ['half a nonce', { nonce: 0.5 }],
    ['a gas limit that is no number', { gasLimit: 'much' }],
    ['a gas price that is negative', { gasPrice: '-1' }],
    ['a gas price that is a float', { gasPrice: 1e21 as unknown as string }],
    ['a tip above the fee', { maxFeePerGas: '1', maxPriorityFeePerGas: '2' }],
  ])('refuses %s', (_what, wrong) => {
    expect(() => planTransfer(wanted, { ...estimate, ...wrong })).toThrow(/Nothing was signed/);
  });
});

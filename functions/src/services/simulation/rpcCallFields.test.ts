import { describe, expect, it } from 'vitest';
import { rpcCallFields, feeFields, paidPerGas } from './rpcCallFields.ts';

const from = `0x${'11'.repeat(20)}`;
const call = { chainId: 1, from, to: from, value: 5n, data: '0xab' };

it('is written with the fields to be signed', () => {
  expect(rpcCallFields({ ...call, gasLimit: 60_000n, gasPrice: 7n })).toEqual({
    ...{ from, to: from, data: '0xab' },
    ...{ value: '0x5', gas: '0xea60', gasPrice: '0x7' },
  });
  expect(feeFields({ maxFeePerGas: 9n, maxPriorityFeePerGas: 2n })).toEqual({
    maxFeePerGas: '0x9',
    maxPriorityFeePerGas: '0x2',
  });
});

it('has much gas and no fee if none is chosen', () => {
  expect(rpcCallFields(call)).toEqual({ from, to: from, data: '0xab', value: '0x5', gas: '0x989680' });
});

describe('the price of a unit of gas', () => {
  const fees = { ...call, maxFeePerGas: 9n, maxPriorityFeePerGas: 2n };

  it.each([
    ['the base fee and the tip', fees, 5n, 7n],
    ['the most at most', fees, 8n, 9n],
    ['the gas price of a legacy transaction', { ...call, gasPrice: 7n }, 5n, 7n],
    ['nothing where no fee is chosen', call, 5n, 0n],
    ['not known without the base fee', fees, undefined, undefined],
  ] as const)('is %s', (_, call, baseFee, paid) => {
    expect(paidPerGas(call, baseFee)).toBe(paid);
  });
});

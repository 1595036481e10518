import { describe, expect, it } from 'vitest';
import { fakeChain } from '../../testing/fakeChain.ts';
import { estimateTransfer } from './estimateTransfer.ts';

const from = '0x9858EfFD232B4033E47d90003D41EC34EcaEda94';
const to = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const transfer = { from, to, value: 1n };

describe('estimateTransfer', () => {
  it('asks twice the base fee plus the tip for exactly 21000 gas', async () => {
    expect(await estimateTransfer(fakeChain(), 1, transfer)).toEqual({
      estimatedCost: '0.000441',
      gasLimit: '21000',
      gasPrice: '21000000000',
      maxFeePerGas: '21000000000',
      maxPriorityFeePerGas: '1000000000',
      nonce: 7,
      chainId: 1,
      toIsContract: false,
      feeMarket: {
        baseFee: '10000000000',
        nextBaseFee: '10000000000',
        tips: { slow: '1000000000', normal: '1000000000', fast: '1000000000' },
      },
      baseFeeNodes: { asked: 1, answered: 1 },
      balance: '1000000000000000000',
    });
  });

  it.each([true, false])('has the nonce judged by records where there are any: %s', async (hasRecords) => {
    const findTaken = () => Promise.resolve(new Set<number>());
    const chain = fakeChain({
      getPendingNonce: (_address, find) => Promise.resolve(find === findTaken ? 5 : 6),
    });
    const estimate = await estimateTransfer(chain, 1, transfer, hasRecords ? findTaken : undefined);
    expect(estimate.nonce).toBe(hasRecords ? 5 : 6);
  });

  it('asks the gas price on a chain without EIP-1559', async () => {
    const legacy = fakeChain({
      getFeeHistories: () => Promise.resolve([]),
      getBaseFee: () => Promise.resolve(undefined),
    });
    const estimate = await estimateTransfer(legacy, 1, transfer);
    expect(estimate).toMatchObject({ estimatedCost: '0.000252', gasPrice: '12000000000' });
    expect(estimate).not.toHaveProperty('maxFeePerGas');
    expect(estimate).not.toHaveProperty('maxPriorityFeePerGas');
    expect(estimate).not.toHaveProperty('feeMarket');
  });

  it('derives a tip from the gas price where nodes suggest none, and never goes without', async () => {
    const untipped = { getPriorityFee: () => Promise.resolve(undefined) };
    expect(await estimateTransfer(fakeChain(untipped), 1, transfer)).toMatchObject({
      maxPriorityFeePerGas: '2000000000',
      maxFeePerGas: '22000000000',
    });
    const atBaseFee = fakeChain({ ...untipped, getGasPrice: () => Promise.resolve(10_000_000_000n) });
    expect(await estimateTransfer(atBaseFee, 1, transfer)).toMatchObject({
      maxPriorityFeePerGas: '1000000000',
    });
  });

  // Regression: nobody could tell an estimate that two nodes agree on from one that the only node to answer made up.
  it.each([1, 2, 3])('says of how many nodes it knows the base fee: %i of three', async (answered) => {
    const history = { baseFees: [10_000_000_000n, 10_000_000_000n], tips: [] };
    const chain = fakeChain({
      countNodes: () => 3,
      getFeeHistories: () => Promise.resolve(Array.from({ length: answered }, () => history)),
    });
    expect((await estimateTransfer(chain, 1, transfer)).baseFeeNodes).toEqual({ asked: 3, answered });
  });

  it('says nothing of it where no node tells what others pay', async () => {
    const chain = fakeChain({ getFeeHistories: () => Promise.resolve([]) });
    expect(await estimateTransfer(chain, 1, transfer)).not.toHaveProperty('baseFeeNodes');
  });

  it('leaves a recipient with code a fifth more gas, rounded up', async () => {
    const contract = { hasCode: () => Promise.resolve(true), estimateGas: () => Promise.resolve(27_001n) };
    expect(await estimateTransfer(fakeChain(contract), 1, transfer)).toMatchObject({
      gasLimit: '32402',
      toIsContract: true,
    });
  });

  it('does not take a precompiled contract for an account', async () => {
    const chain = fakeChain({ estimateGas: () => Promise.resolve(24_000n) });
    const precompile = { ...transfer, to: '0x0000000000000000000000000000000000000001' };
    expect(await estimateTransfer(chain, 1, precompile)).toMatchObject({ gasLimit: '28800' });
  });

  it('refuses more than the balance, whether or not the node does', async () => {
    const refusal = {
      code: 'failed-precondition',
      message: 'Amount plus network fee is more than your balance',
    };
    const tooMuch = { ...transfer, value: 10n ** 18n + 1n };
    await expect(estimateTransfer(fakeChain(), 1, tooMuch)).rejects.toMatchObject(refusal);
    const refusing = fakeChain({ estimateGas: () => Promise.resolve('insufficientFunds') });
    await expect(estimateTransfer(refusing, 1, transfer)).rejects.toMatchObject(refusal);
    // The whole balance has a fee too: it is needed to work out how much of it can be sent.
    await expect(estimateTransfer(fakeChain(), 1, { ...transfer, value: 10n ** 18n })).resolves.toBeDefined();
  });

  it('says that a recipient refuses', async () => {
    const reverting = fakeChain({ estimateGas: () => Promise.resolve('reverted') });
    await expect(estimateTransfer(reverting, 1, transfer)).rejects.toMatchObject({
      code: 'failed-precondition',
      message: 'The recipient refuses this transfer',
    });
  });
});

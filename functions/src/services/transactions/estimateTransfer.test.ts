import { networkById } from '@everything-wallet/core/networks/findNetwork';
import { describe, expect, it, vi } from 'vitest';
import { fakeChain } from '../../testing/fakeChain.ts';
import type { Chain } from '../chain/Chain.ts';
import { NodesDisagreeError } from '../chain/NodesDisagreeError.ts';
import { estimateTransfer } from './estimateTransfer.ts';

const from = '0x9858EfFD232B4033E47d90003D41EC34EcaEda94';
const to = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const transfer = { from, to, value: 1n };
const ethereum = networkById('ethereum');

describe('estimateTransfer', () => {
  it('uses twice the base fee plus the priority fee for exactly 21000 gas', async () => {
    expect(await estimateTransfer(fakeChain(), ethereum, transfer)).toEqual({
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
      agreement: 'agreed',
      balance: '1000000000000000000',
    });
  });

  it.each([true, false])('decides the nonce by records if there are any: %s', async (hasRecords) => {
    const findTaken = () => Promise.resolve({ taken: new Set<number>(), next: 0 });
    const chain = fakeChain({
      getPendingNonce: (_address, find) =>
        Promise.resolve({ value: find === findTaken ? 5 : 6, isAgreed: true }),
    });
    const estimate = await estimateTransfer(chain, ethereum, transfer, hasRecords ? findTaken : undefined);
    expect(estimate.nonce).toBe(hasRecords ? 5 : 6);
  });

  it('uses the gas price on a chain without EIP-1559', async () => {
    const legacy = fakeChain({
      getFeeHistories: () => Promise.resolve([]),
      getBaseFee: () => Promise.resolve(undefined),
    });
    const estimate = await estimateTransfer(legacy, ethereum, transfer);
    expect(estimate).toMatchObject({ estimatedCost: '0.000252', gasPrice: '12000000000' });
    expect(estimate).not.toHaveProperty('maxFeePerGas');
    expect(estimate).not.toHaveProperty('maxPriorityFeePerGas');
    expect(estimate).not.toHaveProperty('feeMarket');
  });

  it('derives a priority fee from the gas price if nodes suggest none, and always has one', async () => {
    const untipped = { getPriorityFee: () => Promise.resolve(undefined) };
    expect(await estimateTransfer(fakeChain(untipped), ethereum, transfer)).toMatchObject({
      maxPriorityFeePerGas: '2000000000',
      maxFeePerGas: '22000000000',
    });
    const atBaseFee = fakeChain({ ...untipped, getGasPrice: () => Promise.resolve(10_000_000_000n) });
    expect(await estimateTransfer(atBaseFee, ethereum, transfer)).toMatchObject({
      maxPriorityFeePerGas: '1000000000',
    });
  });

  // Regression: an estimate of two nodes and one invented by the only responding node were indistinguishable.
  it.each([1, 2, 3])('reports how many nodes gave the base fee: %i of three', async (answered) => {
    const history = { baseFees: [10_000_000_000n, 10_000_000_000n], tips: [] };
    const chain = fakeChain({
      countNodes: () => 3,
      getFeeHistories: () => Promise.resolve(Array.from({ length: answered }, () => history)),
    });
    expect((await estimateTransfer(chain, ethereum, transfer)).baseFeeNodes).toEqual({ asked: 3, answered });
  });

  it('omits it if no node reports what others pay', async () => {
    const chain = fakeChain({ getFeeHistories: () => Promise.resolve([]) });
    expect(await estimateTransfer(chain, ethereum, transfer)).not.toHaveProperty('baseFeeNodes');
  });

  it('adds a fifth to the gas of a recipient with code, rounded up', async () => {
    const contract = {
      hasCode: () => Promise.resolve({ value: true, isAgreed: true }),
      estimateGas: () => Promise.resolve(27_001n),
    };
    expect(await estimateTransfer(fakeChain(contract), ethereum, transfer)).toMatchObject({
      gasLimit: '32402',
      toIsContract: true,
    });
  });

  it('does not take a precompiled contract for an account', async () => {
    const chain = fakeChain({ estimateGas: () => Promise.resolve(24_000n) });
    const precompile = { ...transfer, to: '0x0000000000000000000000000000000000000001' };
    expect(await estimateTransfer(chain, ethereum, precompile)).toMatchObject({ gasLimit: '28800' });
  });

  it('refuses more than the balance, whether or not the node does', async () => {
    const refusal = {
      code: 'failed-precondition',
      message: 'Amount plus network fee is more than your balance',
    };
    const tooMuch = { ...transfer, value: 10n ** 18n + 1n };
    await expect(estimateTransfer(fakeChain(), ethereum, tooMuch)).rejects.toMatchObject(refusal);
    const refusing = fakeChain({
      hasCode: () => Promise.resolve({ value: true, isAgreed: true }),
      estimateGas: () => Promise.resolve('insufficientFunds'),
    });
    await expect(estimateTransfer(refusing, ethereum, transfer)).rejects.toMatchObject(refusal);
    // The whole balance has a fee too: it is needed to work out how much of it can be sent.
    await expect(
      estimateTransfer(fakeChain(), ethereum, { ...transfer, value: 10n ** 18n }),
    ).resolves.toBeDefined();
  });

  it('reports that a recipient refuses', async () => {
    const reverting = fakeChain({
      hasCode: () => Promise.resolve({ value: true, isAgreed: true }),
      estimateGas: () => Promise.resolve('reverted'),
    });
    await expect(estimateTransfer(reverting, ethereum, transfer)).rejects.toMatchObject({
      code: 'failed-precondition',
      message: 'The recipient rejects this transfer',
    });
  });

  it('leaves the gas of a plain transfer to the node where gas includes the L1 fee, with a reserve', async () => {
    const chain = fakeChain({ estimateGas: () => Promise.resolve(95_001n) });
    const estimate = await estimateTransfer(chain, networkById('arbitrum'), transfer);
    expect(estimate).toMatchObject({ gasLimit: '114002', toIsContract: false, chainId: 42161 });
    expect(estimate).not.toHaveProperty('l1Fee');
  });

  it.each(['optimism', 'base'] as const)('adds the L1 data fee on %s', async (id) => {
    const call = ({ to: asked }: { to: string }) =>
      Promise.resolve(
        asked === '0x420000000000000000000000000000000000000F' ? `0x${'0'.repeat(61)}3e8` : '0x',
      );
    const estimate = await estimateTransfer(fakeChain({ call }), networkById(id), transfer);
    // The oracle answers 1,000 wei to each of two reads; twice that is reserved.
    expect(estimate).toMatchObject({ gasLimit: '21000', l1Fee: '4000', estimatedCost: '0.000441000000004' });
  });

  it('returns no fee without an upper bound if the oracle is silent', async () => {
    const silent = estimateTransfer(fakeChain(), networkById('base'), transfer);
    await expect(silent).rejects.toMatchObject({ code: 'unavailable' });
  });

  // Where an account that does not exist yet costs more (EIP-8037), a transfer with 21,000 gas would fail, and its fee be lost.
  it('uses more gas than 21,000 where nodes agree that a transfer takes more', async () => {
    const taking = (gas: bigint) => fakeChain({ estimateGas: () => Promise.resolve(gas) });
    expect(await estimateTransfer(taking(204_600n), ethereum, transfer)).toMatchObject({
      gasLimit: '245520',
    });
    expect(await estimateTransfer(taking(23_333n), ethereum, transfer)).toMatchObject({ gasLimit: '28000' });
    // The estimate of a single node, doubled.
    expect(await estimateTransfer(taking(42_000n), ethereum, transfer)).toMatchObject({ gasLimit: '21000' });
  });

  // Regression: one node's word was the gas limit.
  it('uses the fixed gas of a plain transfer if nodes differ, and refuses if code runs', async () => {
    const estimateGas = () => Promise.reject(new NodesDisagreeError());
    const unsure = fakeChain({
      estimateGas,
      hasCode: () => Promise.resolve({ value: false, isAgreed: false }),
    });
    expect(await estimateTransfer(unsure, ethereum, transfer)).toMatchObject({ gasLimit: '21000' });
    const toContract = fakeChain({
      estimateGas,
      hasCode: () => Promise.resolve({ value: true, isAgreed: true }),
    });
    await expect(estimateTransfer(toContract, ethereum, transfer)).rejects.toThrow(NodesDisagreeError);
  });

  it('requires a balance on which nodes agree as far as it has to cover the amount', async () => {
    const getBalance = vi.fn<Chain['getBalance']>(() => Promise.resolve(10n ** 18n));
    await estimateTransfer(fakeChain({ getBalance }), ethereum, transfer);
    expect(getBalance).toHaveBeenCalledWith(transfer.from, { needed: transfer.value });
  });

  // Regression: of two nodes the lower one decided, so that Send reported 'Insufficient funds'.
  it('does not report insufficient funds if nodes differ about them', async () => {
    const chain = fakeChain({ getBalance: () => Promise.reject(new NodesDisagreeError()) });
    await expect(estimateTransfer(chain, ethereum, transfer)).rejects.toThrow(NodesDisagreeError);
  });
});

import { networkById } from '@everything-wallet/core/networks/findNetwork';
import { describe, expect, it, vi } from 'vitest';
import { fakeChain } from '../../testing/fakeChain.ts';
import type { Chain } from '../chain/Chain.ts';
import { NodesDisagreeError } from '../chain/NodesDisagreeError.ts';
import { estimateCall, type CallQuestion } from './estimateCall.ts';

const from = '0x9858EfFD232B4033E47d90003D41EC34EcaEda94';
const to = '0x5FbDB2315678afecb367f032d93F642f64180aa3';
const call = { from, to, value: 5n, data: '0xd0e30db0' };
const ethereum = networkById('ethereum');

const estimate = (chain: Partial<Chain> = {}, changes: Partial<CallQuestion> = {}) =>
  estimateCall(
    fakeChain({
      hasCode: () => Promise.resolve({ value: true, isAgreed: true }),
      estimateGas: () => Promise.resolve(100_001n),
      ...chain,
    }),
    ethereum,
    { ...call, ...changes },
  );

describe('estimateCall', () => {
  it('estimates the very call, with its coin, and adds a fifth of gas', async () => {
    const estimateGas = vi.fn<Chain['estimateGas']>(() => Promise.resolve(100_001n));
    expect(await estimate({ estimateGas })).toMatchObject({
      gasLimit: '120002',
      gasPrice: '21000000000',
      maxFeePerGas: '21000000000',
      nonce: 7,
      chainId: 1,
      toIsContract: true,
      balance: '1000000000000000000',
    });
    expect(estimateGas).toHaveBeenCalledWith(call);
  });

  it('estimates the creation of a contract without a recipient', async () => {
    const estimateGas = vi.fn<Chain['estimateGas']>(() => Promise.resolve(100_001n));
    const hasCode = vi.fn<Chain['hasCode']>();
    expect(await estimate({ estimateGas, hasCode }, { to: null })).toMatchObject({ toIsContract: false });
    expect(estimateGas).toHaveBeenCalledWith({ from, value: 5n, data: '0xd0e30db0' });
    expect(hasCode).not.toHaveBeenCalled();
  });

  it('reports whether the target is a contract', async () => {
    const hasCode = vi.fn(() => Promise.resolve({ value: false, isAgreed: true }));
    expect(await estimate({ hasCode })).toMatchObject({ toIsContract: false });
    expect(hasCode).toHaveBeenCalledWith(to);
  });

  it('requires a balance on which nodes agree as far as it has to cover the coin', async () => {
    const getBalance = vi.fn<Chain['getBalance']>(() => Promise.resolve(10n ** 18n));
    await estimate({ getBalance });
    expect(getBalance).toHaveBeenCalledWith(from, { needed: 5n });
  });

  it.each<[string, Partial<Chain>, bigint, string]>([
    ['more coin than there is', {}, 10n ** 18n + 1n, 'Amount plus network fee is more than your balance'],
    [
      'what nodes say is not covered',
      { estimateGas: () => Promise.resolve('insufficientFunds') },
      5n,
      'Amount plus network fee is more than your balance',
    ],
    [
      'a call that fails',
      { estimateGas: () => Promise.resolve('reverted') },
      5n,
      'The contract rejects this call: it would fail, and its fee would be lost.',
    ],
  ])('refuses %s', async (_, chain, value, message) => {
    await expect(estimate(chain, { value })).rejects.toMatchObject({ code: 'failed-precondition', message });
  });

  it('has no limit if nodes differ about the gas', async () => {
    const estimateGas = () => Promise.reject(new NodesDisagreeError());
    await expect(estimate({ estimateGas })).rejects.toThrow(NodesDisagreeError);
  });

  it('adds the L1 data fee for all of its bytes', async () => {
    const asked: string[] = [];
    const oracle = ({ data }: { data: string }) => {
      asked.push(data);
      return Promise.resolve(`0x${'0'.repeat(61)}3e8`);
    };
    const chain = fakeChain({ call: oracle, estimateGas: () => Promise.resolve(100_000n) });
    const data = `0xd0e30db0${'00'.repeat(4_996)}`;
    expect(await estimateCall(chain, networkById('base'), { ...call, data })).toMatchObject({
      l1Fee: '4000',
    });
    expect(asked.some((question) => BigInt(`0x${question.slice(10)}`) >= 5_000n)).toBe(true);
  });
});

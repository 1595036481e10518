import { networkById } from '@everything-wallet/core/networks/findNetwork';
import { encodeTokenTransfer } from '@everything-wallet/core/tokens/encodeTokenTransfer';
import { describe, expect, it } from 'vitest';
import { fakeChain } from '../../testing/fakeChain.ts';
import { fakeToken, type TokenAnswers } from '../../testing/fakeToken.ts';
import type { Chain } from '../chain/Chain.ts';
import { estimateTokenTransfer } from './estimateTokenTransfer.ts';

const from = '0x9858EfFD232B4033E47d90003D41EC34EcaEda94';
const recipient = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const contract = '0x5FbDB2315678afecb367f032d93F642f64180aa3';
const word = (value: bigint) => `0x${value.toString(16).padStart(64, '0')}`;

const estimate = (amount: bigint, answers: TokenAnswers = {}, chain: Partial<Chain> = {}) =>
  estimateTokenTransfer(
    fakeChain({ call: fakeToken(answers), estimateGas: () => Promise.resolve(50_001n), ...chain }),
    networkById('ethereum'),
    { from, to: contract, data: encodeTokenTransfer(recipient, amount) },
  );

describe('estimateTokenTransfer', () => {
  it("adds a fifth to the contract's gas, rounded up", async () => {
    expect(await estimate(2_000_000n)).toEqual({
      estimatedCost: '0.001260042',
      gasLimit: '60002',
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

  it('reports whether the recipient, not the token, is a contract', async () => {
    const asked: string[] = [];
    const hasCode = (address: string) => {
      asked.push(address);
      return Promise.resolve({ value: true, isAgreed: true });
    };
    expect(await estimate(1n, {}, { hasCode })).toMatchObject({ toIsContract: true });
    expect(asked).toEqual([recipient]);
  });

  it('takes a token that answers nothing, as early ones do', async () => {
    await expect(estimate(1n, { transfer: () => '0x' })).resolves.toBeDefined();
  });

  it.each<[string, bigint, TokenAnswers, Partial<Chain>, string]>([
    ['more than there is', 2_000_001n, {}, {}, 'This amount exceeds your token balance'],
    [
      'where there is no token',
      1n,
      { decimals: () => '0x', balanceOf: () => '0x' },
      {},
      'There is no ERC-20 token at this address on this network.',
    ],
    [
      'what the contract fails on',
      1n,
      { transfer: () => undefined },
      {},
      'The token’s contract rejects this transfer.',
    ],
    [
      'what the contract answers with false',
      1n,
      { transfer: () => word(0n) },
      {},
      'The token’s contract rejects this transfer.',
    ],
    [
      'what needs more gas than there is',
      1n,
      {},
      { estimateGas: () => Promise.resolve('reverted') },
      'The token’s contract rejects this transfer.',
    ],
    [
      'without coin for the fee',
      1n,
      {},
      { estimateGas: () => Promise.resolve('insufficientFunds') },
      'Your balance does not cover the network fee',
    ],
  ])('refuses %s', async (_, amount, answers, chain, message) => {
    await expect(estimate(amount, answers, chain)).rejects.toMatchObject({
      code: 'failed-precondition',
      message,
    });
  });
});

/** First four bytes of keccak256('decimals()'). */
const DECIMALS = '0x313ce567';

// Regression: a transfer that had succeeded a moment ago was signed, and tokens received a moment ago were
// refused as too few.
it('uses neither a past simulation nor a past balance as the current one', async () => {
  const asked: unknown[] = [];
  const callByMajority: Chain['callByMajority'] = (question, isStillValid) => {
    const answer = word(2n);
    const isNow = isStillValid?.(answer, [answer, question.from === undefined ? word(0n) : answer]);
    // Decimals never change.
    if (question.data !== DECIMALS) asked.push([question.from === undefined ? 'balance' : 'trial', isNow]);
    return Promise.resolve(answer);
  };
  await estimate(2n, {}, { callByMajority });
  expect(asked).toEqual([
    ['balance', false],
    ['trial', false],
  ]);
});

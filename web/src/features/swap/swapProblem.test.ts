// @vitest-environment node
import { expect, test } from 'vitest';
import { swapProblem } from './swapProblem.ts';
import type { SwapToken } from './SwapToken.ts';

const sender = { address: '0x9858EfFD232B4033E47d90003D41EC34EcaEda94', derivationIndex: 0 };
const watchOnly = { ...sender, derivationIndex: null };
const coin: SwapToken = {
  contract: null,
  symbol: 'ETH',
  decimals: 18,
  isVerified: true,
  balance: 100n,
  agreement: 'agreed',
};
const token: SwapToken = { ...coin, contract: '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48', symbol: 'USDC' };
const costs = { fee: 10n, reserve: 20n, withApprovals: 30n };

test('coin pays the amount and its fee', () => {
  const typed = { from: coin, coin, isWrapping: false };
  expect(swapProblem({ ...typed, amount: 90n }, costs, sender)).toBeUndefined();
  expect(swapProblem({ ...typed, amount: 91n }, costs, sender)).toEqual({ type: 'notEnoughFee', fees: 10n });
  expect(swapProblem({ ...typed, amount: 101n }, costs, sender)).toEqual({ type: 'notEnough' });
});

test('a token needs coin for two approvals as well, unless it is unwrapped', () => {
  const typed = { from: token, coin: { ...coin, balance: 29n }, amount: 100n };
  expect(swapProblem({ ...typed, isWrapping: false }, costs, sender)).toEqual({
    type: 'notEnoughFees',
    fees: 30n,
  });
  expect(swapProblem({ ...typed, isWrapping: true }, costs, sender)).toBeUndefined();
});

test('a balance that nodes disagree about is not known', () => {
  const typed = { coin, amount: 1n, isWrapping: false };
  expect(swapProblem({ ...typed, from: { ...token, agreement: 'disputed' } }, costs, sender)).toEqual({
    type: 'balanceUnknown',
  });
  expect(swapProblem({ ...typed, from: { ...token, balance: undefined } }, costs, sender)).toEqual({
    type: 'balanceUnknown',
  });
});

test('a watch-only account cannot swap, typed or not', () => {
  expect(swapProblem(undefined, costs, watchOnly)).toEqual({ type: 'watchOnly' });
  expect(swapProblem(undefined, costs, sender)).toBeUndefined();
});

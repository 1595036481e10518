// @vitest-environment node
import { expect, test } from 'vitest';
import { callCosts } from './callCosts.ts';

const fees = { gasLimit: 10n, gasPrice: 3n, l1Fee: 2n, nonce: 0 };

test('the total is the amount sent along and the highest fee, with the L1 data fee', () => {
  expect(callCosts(5n, fees, { balance: '37' })).toEqual({
    fees,
    fee: 32n,
    l1Fee: 2n,
    total: 37n,
    isShort: false,
    funds: { balance: 37n, fee: 32n },
  });
});

test('a wei less in the balance is too little', () => {
  expect(callCosts(5n, fees, { balance: '36' })).toMatchObject({ isShort: true, funds: undefined });
});

test('an unknown balance is not too small', () => {
  expect(callCosts(5n, fees, undefined)).toMatchObject({ total: 37n, isShort: false, funds: undefined });
});

test('without fees there is no total', () => {
  expect(callCosts(5n, undefined, { balance: '37' })).toMatchObject({ fee: undefined, total: undefined });
});

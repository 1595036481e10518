// @vitest-environment node
import { expect, test } from 'vitest';
import { swapCoins } from './swapCoins.ts';

test('the symbols of docs/product.md §3, with balances that are all 0.00', () => {
  expect(swapCoins.map(({ symbol }) => symbol).join(', ')).toBe('ETH, USDT, USDC, BTC, BNB, SOL, ADA');
  expect(new Set(swapCoins.map(({ balance }) => balance))).toEqual(new Set(['0.00']));
});

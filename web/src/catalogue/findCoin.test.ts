import { expect, test } from 'vitest';
import { findCoin } from './findCoin.ts';

test('a coin of the token catalogue looks as it does there', () => {
  expect(findCoin('ETH')).toEqual({ symbol: 'ETH', name: 'Ethereum', icon: 'Ξ', color: '#627EEA' });
});

test('a coin beside the token catalogue has a look as well', () => {
  expect(findCoin('USDC')).toMatchObject({ symbol: 'USDC', name: 'USD Coin' });
});

test.each(['', 'eth', 'constructor'])('%o is no coin', (symbol) => {
  expect(() => findCoin(symbol)).toThrow(TypeError);
});

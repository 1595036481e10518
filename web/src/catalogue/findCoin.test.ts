// @vitest-environment node
import { expect, test } from 'vitest';
import { findCoin } from './findCoin.ts';

test('a coin of the token catalogue has its picture, icon and color', () => {
  expect(findCoin('ETH')).toEqual({
    symbol: 'ETH',
    name: 'Ethereum',
    picture: 'eth',
    icon: 'Ξ',
    color: '#627EEA',
  });
});

test('a coin outside the token catalogue has an icon and a color as well', () => {
  expect(findCoin('USDC')).toMatchObject({ symbol: 'USDC', name: 'USD Coin' });
});

test.each(['', 'eth', 'constructor'])('%o is no coin', (symbol) => {
  expect(() => findCoin(symbol)).toThrow(TypeError);
});

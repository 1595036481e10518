// @vitest-environment node
import { expect, test } from 'vitest';
import { choosePair, flipPair } from './SwapPair.ts';

const pair = { from: 'ETH', to: 'USDC' };

test('a token is chosen for its side', () => {
  expect(choosePair(pair, 'from', 'DAI')).toEqual({ from: 'DAI', to: 'USDC' });
  expect(choosePair(pair, 'to', 'DAI')).toEqual({ from: 'ETH', to: 'DAI' });
});

test('the token of the other side makes the sides change places', () => {
  expect(choosePair(pair, 'from', 'USDC')).toEqual(flipPair(pair));
  expect(choosePair(pair, 'to', 'ETH')).toEqual({ from: 'USDC', to: 'ETH' });
});

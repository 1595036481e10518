// @vitest-environment node
import { expect, test } from 'vitest';
import { imitates } from './imitates.ts';

const known = ['ETH', 'USDC', 'USDT', 'DAI', 'LINK'];

test.each([
  ['USDC', 'USDC'],
  ['usdc', 'USDC'],
  [' U S D C ', 'USDC'],
  ['USDC\u200b', 'USDC'],
  ['$USDC', 'USDC'],
  ['U$DC', 'USDC'],
  ['ＵＳＤＣ', 'USDC'],
  ['USDС', 'USDC'],
  ['UЅDT', 'USDT'],
  ['USD₮', 'USDT'],
  ['ÚSDT', 'USDT'],
  ['ΕΤΗ', 'ETH'],
  ['L1NK', 'LINK'],
  ['D.A.I.', 'DAI'],
  ['', undefined],
  ['!!!', undefined],
  ['USDC2', undefined],
  ['PEPE', undefined],
])('%j is taken for %s', (symbol, taken) => {
  expect(imitates(symbol, known)).toBe(taken);
});

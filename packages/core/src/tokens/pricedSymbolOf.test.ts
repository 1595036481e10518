import { expect, test } from 'vitest';
import { networkById } from '../networks/findNetwork.ts';
import { pricedSymbolOf } from './pricedSymbolOf.ts';

const USDC = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48';

test.each([
  ['ethereum', undefined, 'ETH'],
  ['polygon', undefined, 'MATIC'],
  ['sepolia', undefined, undefined],
  ['ethereum', USDC, 'USDC'],
  ['ethereum', USDC.toLowerCase(), 'USDC'],
  // The same address on another network is another contract.
  ['polygon', USDC, undefined],
  ['sepolia', USDC, undefined],
  ['polygon', '0x2791Bca1f2de4661ED88A30C99A7a9449Aa84174', 'USDC'],
  // Whatever its contract calls itself.
  ['ethereum', '0x5FbDB2315678afecb367f032d93F642f64180aa3', undefined],
] as const)('on %s what contract %s moves has its price under %s', (id, contract, symbol) => {
  expect(pricedSymbolOf(networkById(id), contract)).toBe(symbol);
});

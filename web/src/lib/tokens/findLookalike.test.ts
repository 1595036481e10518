// @vitest-environment node
import { networkById } from '@everything-wallet/core/networks/findNetwork';
import { beforeAll, expect, test } from 'vitest';
import { findLookalike } from './findLookalike.ts';
import { loadTokenList } from './tokenList.ts';

beforeAll(loadTokenList);

const ethereum = networkById('ethereum');
const USDC = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48';
const OTHER = '0x5FbDB2315678afecb367f032d93F642f64180aa3';
const of = (symbol: string, name?: string, isListLoaded = true) =>
  findLookalike({ network: ethereum, contract: OTHER, symbol, name }, isListLoaded);

// Regression: /add-token confirmed a counterfeit 'USD Coin (USDC)' with a green tick.
test.each([
  ['USDC', 'USD Coin'],
  ['USDС', 'Bonus'],
  ['XYZ', 'USDCoin'],
])('%s, %s at another contract imitates USDC, with its contract', (symbol, name) => {
  expect(of(symbol, name)).toEqual({ symbol: 'USDC', contract: USDC });
});

test('the coin of the network has no contract', () => {
  expect(of('ETH')).toEqual({ symbol: 'ETH', contract: undefined });
});

test('tokens known only on other networks are compared once the list is loaded, since the contract may be listed', () => {
  expect(of('BNB')).toEqual({ symbol: 'BNB', contract: undefined });
  expect(of('BNB', undefined, false)).toBeUndefined();
});

test('a symbol without similarity imitates none, nor does the known contract itself', () => {
  expect(of('TUSD', 'Test Dollar')).toBeUndefined();
  const symbol = 'USDC';
  expect(findLookalike({ network: ethereum, contract: USDC.toLowerCase(), symbol }, true)).toBeUndefined();
  // Chainlink on Polygon is on the bundled list, but not in the wallet's own table.
  const network = networkById('polygon');
  const contract = '0x53E0bca35eC356BD5ddDFebbD1Fc0fD03FaBad39';
  expect(findLookalike({ network, contract, symbol: 'LINK' }, true)).toBeUndefined();
});

import { expect, test } from 'vitest';
import { customTokenNetworkById } from './customTokenNetworkById.ts';
import { customTokenNetworks } from './customTokenNetworks.ts';
import { networkById } from './findNetwork.ts';

test('are the six required networks in order, then the others', () => {
  expect(customTokenNetworks.slice(0, 6).map(({ id, name }) => [id, name])).toEqual([
    ['ethereum', 'Ethereum Mainnet'],
    ['polygon', 'Polygon'],
    ['bsc', 'Binance Smart Chain'],
    ['avalanche', 'Avalanche'],
    ['arbitrum', 'Arbitrum'],
    ['optimism', 'Optimism'],
  ]);
});

test('are all mainnets of the wallet', () => {
  expect(customTokenNetworks.slice(0, 6).map(({ id }) => networkById(id).chainId)).toEqual([
    1, 137, 56, 43114, 42161, 10,
  ]);
  for (const { id } of customTokenNetworks) expect(networkById(id).type).toBe('mainnet');
  expect(customTokenNetworkById('bsc').name).toBe('Binance Smart Chain');
});

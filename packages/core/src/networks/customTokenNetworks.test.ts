import { expect, test } from 'vitest';
import { customTokenNetworkById } from './customTokenNetworkById.ts';
import { customTokenNetworks } from './customTokenNetworks.ts';
import { findNetworkById } from './findNetwork.ts';

test('are the six of the document, in its order', () => {
  expect(customTokenNetworks.map(({ id, name }) => [id, name])).toEqual([
    ['ethereum', 'Ethereum Mainnet'],
    ['polygon', 'Polygon'],
    ['bsc', 'Binance Smart Chain'],
    ['avalanche', 'Avalanche'],
    ['arbitrum', 'Arbitrum'],
    ['optimism', 'Optimism'],
  ]);
});

test('two of them are networks of the wallet, and mainnets', () => {
  const ours = customTokenNetworks.flatMap(({ walletNetworkId }) => walletNetworkId ?? []);
  expect(ours.map((id) => findNetworkById(id)?.chainId)).toEqual([1, 137]);
  expect(customTokenNetworkById('polygon').walletNetworkId).toBe('polygon');
});

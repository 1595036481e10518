import { networkById } from '@everything-wallet/core/networks/findNetwork';
import type { NetworkId } from '@everything-wallet/core/networks/networks';
import { expect, test } from 'vitest';
import { tokenCatalogue } from '../../catalogue/tokenCatalogue.ts';
import { coinToken, networkOfCoin } from './coinToken.ts';

const entry = (id: string) => {
  const token = tokenCatalogue.find((candidate) => candidate.id === id);
  if (!token) throw new Error(`There is no ${id}`);
  return token;
};

test.each<[NetworkId, string, string]>([
  ['ethereum', 'ETH', 'Ethereum Mainnet'],
  ['sepolia', 'SepoliaETH', 'Ethereum Sepolia'],
  ['polygon', 'MATIC', 'Polygon Mainnet'],
  ['polygon-amoy', 'MATIC', 'Polygon Amoy'],
])('the coin of %s is %s', (id, symbol, network) => {
  expect(coinToken(networkById(id))).toMatchObject({ symbol, network });
});

test.each<[string, NetworkId, NetworkId | undefined]>([
  ['eth', 'ethereum', 'ethereum'],
  ['eth', 'sepolia', 'sepolia'],
  ['eth', 'polygon', 'ethereum'],
  ['matic', 'polygon-amoy', 'polygon-amoy'],
  ['matic', 'ethereum', 'polygon'],
  ['usdt-erc20', 'ethereum', undefined],
  ['btc', 'ethereum', undefined],
])('%s, with %s selected, is the coin of %s', (token, selected, expected) => {
  expect(networkOfCoin(entry(token), networkById(selected))?.id).toBe(expected);
});

// @vitest-environment node
import { networkById } from '@everything-wallet/core/networks/findNetwork';
import { alwaysOnNetworks, networks, type NetworkId } from '@everything-wallet/core/networks/networks';
import { expect, test } from 'vitest';
import { tokenCatalogue } from '../../catalogue/tokenCatalogue.ts';
import { coinToken, networkOfCoin } from './coinToken.ts';

test.each<[NetworkId, string, string]>([
  ['ethereum', 'ETH', 'Ethereum Mainnet'],
  ['sepolia', 'SepoliaETH', 'Ethereum Sepolia'],
  ['polygon', 'MATIC', 'Polygon Mainnet'],
  ['polygon-amoy', 'MATIC', 'Polygon Amoy'],
])('the coin of %s is %s', (id, symbol, network) => {
  expect(coinToken(networkById(id))).toMatchObject({ symbol, network });
});

test('only a renamed coin shows its other name', () => {
  expect(coinToken(networkById('polygon')).renamedTo).toEqual({ symbol: 'POL', since: 2024 });
  expect(coinToken(networkById('ethereum'))).not.toHaveProperty('renamedTo');
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
  expect(networkOfCoin(token, networkById(selected), alwaysOnNetworks)?.id).toBe(expected);
});

test('the coin of a disabled network is not ours until it is enabled', () => {
  const [selected] = networks;
  expect(networkOfCoin('bnb', selected, alwaysOnNetworks)).toBeUndefined();
  expect(networkOfCoin('bnb', selected, networks)?.id).toBe('bsc');
  expect(networkOfCoin('eth', networkById('base'), networks)?.id).toBe('base');
});

test.each(networks)("the coin of $name has the catalogue's appearance", ({ coin }) => {
  const { id, name, icon, color } = coin;
  expect(tokenCatalogue).toContainEqual(expect.objectContaining({ id, name, icon, color }));
});

import { describe, expect, test } from 'vitest';
import { findNetworkById, networkById, networkByRpcName } from './findNetwork.ts';
import { defaultNetwork, networks } from './networks.ts';

describe('the table of specification §9', () => {
  test.each([
    ['Ethereum Mainnet', 'mainnet', 1, 'ETH', 'mainnet'],
    ['Ethereum Sepolia', 'testnet', 11155111, 'SepoliaETH', 'sepolia'],
    ['Polygon Mainnet', 'mainnet', 137, 'MATIC', 'polygon-mainnet'],
    ['Polygon Amoy', 'testnet', 80002, 'MATIC', 'polygon-amoy'],
  ])('%s', (name, type, chainId, currency, rpcName) => {
    expect(networks.filter((network) => network.name === name)).toEqual([
      expect.objectContaining({ type, chainId, currency, rpcName }),
    ]);
  });

  test('has four networks, Ethereum Mainnet first and default', () => {
    expect(networks).toHaveLength(4);
    expect(defaultNetwork).toBe(networks[0]);
    expect(defaultNetwork.name).toBe('Ethereum Mainnet');
  });

  test("the default network of new records is 'ethereum'", () => {
    expect(defaultNetwork.id).toBe('ethereum');
  });

  test.each(networks)('$name has a block explorer of its own', ({ explorerUrl }) => {
    expect(new URL(explorerUrl).origin).toBe(explorerUrl);
    expect(new URL(explorerUrl).protocol).toBe('https:');
    expect(networks.filter((network) => network.explorerUrl === explorerUrl)).toHaveLength(1);
  });
});

describe('finding a network', () => {
  test.each(networks)('$name by id and by rpcName', (network) => {
    expect(findNetworkById(network.id)).toBe(network);
    expect(networkById(network.id)).toBe(network);
    expect(networkByRpcName(network.rpcName)).toBe(network);
  });

  test.each(['', 'bitcoin', 'Ethereum', 'toString'])('there is none with the id %o', (id) => {
    expect(findNetworkById(id)).toBeUndefined();
  });
});

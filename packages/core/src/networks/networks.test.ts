import { getAddress } from 'ethers';
import { describe, expect, test } from 'vitest';
import { findNetworkById, networkById, networkByRpcName } from './findNetwork.ts';
import { alwaysOnNetworks, defaultNetwork, networks, type Network } from './networks.ts';
import { rpcVariable } from './rpcVariable.ts';

describe('the table of docs/product.md §9', () => {
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

  test.each([
    ['BNB Smart Chain', 'bsc', 56, 'BNB'],
    ['Avalanche', 'avalanche', 43114, 'AVAX'],
    ['Arbitrum One', 'arbitrum', 42161, 'ETH'],
    ['OP Mainnet', 'optimism', 10, 'ETH'],
    ['Base', 'base', 8453, 'ETH'],
  ])('besides, the optional %s', (name, id, chainId, currency) => {
    expect(networks.find((network) => network.name === name)).toMatchObject({
      ...{ id, rpcName: id, chainId, currency, type: 'mainnet', isOptional: true },
    });
  });

  test('has four networks, always on and before all others, Ethereum Mainnet first and default', () => {
    expect(alwaysOnNetworks).toEqual(networks.slice(0, 4));
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

describe('the description of each network', () => {
  test.each<Network>(networks)('$name names contracts by their checksum addresses', (network) => {
    const { multicall3, wrappedCoin, nameRegistry } = network;
    const contracts = [multicall3, wrappedCoin, ...(nameRegistry === undefined ? [] : [nameRegistry])];
    for (const address of contracts) expect(getAddress(address)).toBe(address);
  });

  test.each<Network>(networks)('$name has distinct nodes over TLS', (network) => {
    const urls = [
      ...network.rpcUrls,
      ...(network.transferApiUrl === undefined ? [] : [network.transferApiUrl]),
    ];
    expect(network.rpcUrls.length).toBeGreaterThanOrEqual(2);
    expect(new Set(urls).size).toBe(urls.length);
    for (const url of urls) {
      expect(new URL(url).protocol).toBe('https:');
      // Commas separate nodes in configuration.
      expect(url).not.toMatch(/[,\s]|\/$/);
    }
  });

  test.each<Network>(networks)(
    'the coin of $name has a price where it is worth something',
    ({ type, coin }) => {
      expect(coin.price !== undefined).toBe(type === 'mainnet');
    },
  );

  test('one coin has the same display and price on every network', () => {
    for (const { coin, currency } of networks as readonly Network[]) {
      const { price, ...display } = coin;
      const others = (networks as readonly Network[]).filter((other) => other.coin.id === coin.id);
      for (const other of others) expect(other.coin).toMatchObject(display);
      const priced = (networks as readonly Network[]).filter((other) => other.currency === currency);
      if (price) for (const other of priced) expect(other.coin.price ?? price).toEqual(price);
    }
  });

  test('no two networks have the same place, chain or names', () => {
    for (const key of ['place', 'chainId', 'id', 'name', 'rpcName'] as const) {
      expect(new Set(networks.map((network) => network[key])).size, key).toBe(networks.length);
    }
    // As environment variables the names must differ too, whatever their hyphens.
    const variables = networks.map(({ rpcName }) => rpcVariable('RPC_URLS', rpcName));
    expect(new Set(variables).size).toBe(networks.length);
    for (const variable of variables) expect(variable).toMatch(/^[A-Z][A-Z0-9_]*$/);
  });
});

describe('finding a network', () => {
  test.each(networks)('$name by id and by rpcName', (network) => {
    expect(findNetworkById(network.id)).toBe(network);
    expect(networkById(network.id)).toBe(network);
    expect(networkByRpcName(network.rpcName)).toBe(network);
  });

  test.each(['', 'bitcoin', 'Ethereum', 'toString'])('returns undefined for the id %o', (id) => {
    expect(findNetworkById(id)).toBeUndefined();
  });
});

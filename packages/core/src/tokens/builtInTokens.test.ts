import uniswapList from '@uniswap/default-token-list' with { type: 'json' };
import { getAddress } from 'ethers';
import { describe, expect, it } from 'vitest';
import { exchangeOf } from '../exchanges/exchangeOf.ts';
import { networks } from '../networks/networks.ts';
import { lido } from '../pools/lido.ts';
import { listedPools } from '../pools/listedPools.ts';
import { marketTokens } from './marketTokens.ts';
import { builtInToken } from './builtInToken.ts';
import { builtInTokens } from './builtInTokens.ts';
import { readTokenList } from './readTokenList.ts';

const list = readTokenList(
  uniswapList,
  networks.map(({ chainId }) => chainId),
);

describe('builtInTokens', () => {
  it.each(networks)('includes every known token on $name', (network) => {
    const named = [
      network.wrappedCoin,
      ...(exchangeOf(network.id)?.dollarTokens ?? []),
      ...listedPools(network.id).flatMap(({ address, asset }) => [address, asset]),
      ...(network.chainId === lido.chainId ? [lido.staked, lido.wrapped] : []),
    ];
    const missing = named.filter((contract) => !builtInToken(network.chainId, contract));
    expect(missing).toEqual([]);
  });

  it('agrees with the bundled list, and with the assets of the pools', () => {
    const differing = networks.flatMap(({ id, chainId }) =>
      builtInTokens[id].filter(([contract, symbol, decimals, name]) => {
        expect(getAddress(contract)).toBe(contract);
        const listed = list.find((token) => token.chainId === chainId && token.contract === contract);
        return listed && (listed.symbol !== symbol || listed.decimals !== decimals || listed.name !== name);
      }),
    );
    expect(differing).toEqual([]);
    for (const { id, chainId } of networks) {
      for (const { asset, assetDecimals } of listedPools(id)) {
        expect(builtInToken(chainId, asset)?.decimals).toBe(assetDecimals);
      }
    }
  });

  it.each(networks)('has each contract of $name once', ({ id }) => {
    const contracts = builtInTokens[id].map(([contract]) => contract);
    expect(new Set(contracts).size).toBe(contracts.length);
  });

  it('has the tokens with a market, by the symbols of their prices', () => {
    expect(marketTokens('arbitrum').map(({ symbol, isHeldAlone }) => [symbol, isHeldAlone])).toEqual([
      ['USDC', true],
      ['USDC', true],
      ['USDT', true],
    ]);
    expect(marketTokens('ethereum').find(({ symbol }) => symbol === 'LINK')).toMatchObject({
      contract: '0x514910771AF9Ca656af840dff83E8264EcF986CA',
      isHeldAlone: false,
    });
    expect(marketTokens('sepolia')).toEqual([]);
  });

  it('finds a contract in any case, on its own chain only', () => {
    const usdc = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48';
    expect(builtInToken(1, usdc.toLowerCase())).toMatchObject({
      symbol: 'USDC',
      decimals: 6,
      standard: 'erc20',
    });
    expect(builtInToken(137, usdc)).toBeUndefined();
  });
});

describe('readTokenList', () => {
  const token = { chainId: 1, address: `0x${'11'.repeat(20)}`, name: 'One', symbol: 'ONE', decimals: 8 };

  it('reads tokens of the requested chains within our limits', () => {
    const file = {
      tokens: [
        token,
        { ...token, chainId: 5 },
        { ...token, decimals: 99 },
        { ...token, address: '0x1' },
        { ...token, symbol: 'x'.repeat(99) },
      ],
    };
    expect(readTokenList(file, [1])).toEqual([
      {
        chainId: 1,
        contract: getAddress(token.address),
        name: 'One',
        symbol: 'ONE',
        decimals: 8,
        standard: 'erc20',
      },
    ]);
  });

  it('rejects anything but a token list', () => {
    expect(() => readTokenList({}, [1])).toThrow();
  });

  it('holds hundreds of tokens of our networks', () => {
    expect(list.length).toBeGreaterThan(900);
  });
});

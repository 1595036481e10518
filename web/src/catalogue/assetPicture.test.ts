// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { networks, type Network } from '@everything-wallet/core/networks/networks';
import { networkById } from '@everything-wallet/core/networks/findNetwork';
import { listedPools } from '@everything-wallet/core/pools/listedPools';
import { builtInTokens } from '@everything-wallet/core/tokens/builtInTokens';
import { describe, expect, test } from 'vitest';
import { assetPicture } from './assetPicture.ts';
import { lendingPools, stakingPools } from './defiPools.ts';
import { findCoin } from './findCoin.ts';
import { marketCoins } from './marketCoins.ts';
import { swapCoins } from './swapCoins.ts';
import { tokenCatalogue } from './tokenCatalogue.ts';

const folder = (name: string) => new URL(`../../public/${name}/`, import.meta.url);
const filesIn = (name: string) => readdirSync(folder(name)).filter((file) => file.endsWith('.svg'));

const assetFiles = new Set(filesIn('asset-icons'));
const missing = (pictures: readonly (string | undefined)[]) =>
  pictures.filter((picture) => picture === undefined || !assetFiles.has(`${picture}.svg`));

const WETH = '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2';
const USDC = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48';

describe('everything that the wallet lists has a picture', () => {
  test('every network, and there are no others', () => {
    expect(filesIn('network-icons').toSorted()).toEqual(networks.map(({ id }) => `${id}.svg`).toSorted());
  });

  test('the coin of every network', () => {
    expect(missing(networks.map((network) => assetPicture(network)))).toEqual([]);
  });

  test('every known token of every network', () => {
    const known = networks.flatMap((network) =>
      builtInTokens[network.id].map(([contract]) => assetPicture(network, contract)),
    );
    expect(known.length).toBeGreaterThan(35);
    expect(missing(known)).toEqual([]);
  });

  test('every token of the catalogue, of the markets and of the demo swap', () => {
    const listed = [...tokenCatalogue, ...marketCoins, ...swapCoins];
    expect(missing(listed.map(({ picture }) => picture))).toEqual([]);
  });

  test('every coin of the sample pools, and every pool with its asset', () => {
    const samples = [...stakingPools, ...lendingPools].flatMap(({ tokens }) => tokens.map(findCoin));
    expect(missing(samples.map(({ picture }) => picture))).toEqual([]);
    const pools = networks.flatMap((network) =>
      listedPools(network.id).flatMap(({ address, asset }) => [
        assetPicture(network, address),
        assetPicture(network, asset),
      ]),
    );
    expect(pools.length).toBeGreaterThan(8);
    expect(missing(pools)).toEqual([]);
  });

  test('no picture is left over', () => {
    const used = new Set<string | undefined>([
      ...[...tokenCatalogue, ...marketCoins].map(({ picture }) => picture),
      ...networks.flatMap((network) => [
        assetPicture(network),
        ...builtInTokens[network.id].map(([contract]) => assetPicture(network, contract)),
      ]),
    ]);
    expect([...assetFiles].filter((file) => !used.has(file.replace(/\.svg$/, '')))).toEqual([]);
  });
});

describe('a picture follows from identity alone', () => {
  test('an unknown contract has none, whatever its symbol', () => {
    expect(assetPicture(networkById('ethereum'), `0x${'1'.repeat(40)}`)).toBeUndefined();
  });

  test("a contract's address on another network is another contract", () => {
    expect(assetPicture(networkById('polygon'), USDC)).toBeUndefined();
    expect(assetPicture(networkById('sepolia'), WETH)).toBeUndefined();
  });

  test('in any case of its letters', () => {
    expect(assetPicture(networkById('ethereum'), USDC.toLowerCase())).toBe('usdc');
  });

  test('a bridged token has the picture of the one it is redeemed for', () => {
    expect(assetPicture(networkById('arbitrum'), '0xFF970A61A04b1cA14834A43f5dE4533eBDDB5CC8')).toBe('usdc');
  });

  test.each(networks.filter(({ type }: Network) => type === 'testnet'))(
    'what is on $name is gray',
    (network) => {
      expect(assetPicture(network)).toMatch(/-test$/);
      expect(assetPicture(network, network.wrappedCoin)).toMatch(/-test$/);
    },
  );
});

describe.each(['asset-icons', 'network-icons'])('pictures in %s', (name) => {
  test.each(filesIn(name))('%s is a small square drawing without scripts, styles or references', (file) => {
    const svg = readFileSync(new URL(file, folder(name)), 'utf8');
    expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 32 32">.*<\/svg>\n$/s);
    expect(svg).not.toMatch(/<(script|style|image|use|foreignObject|a|text)\b|\bon\w+=|href|url\((?!#)/i);
    expect(svg.length).toBeLessThan(5_000);
  });
});

// @vitest-environment node
import { expect, test } from 'vitest';
import { addressSchema } from '@everything-wallet/core/accounts/addressSchema';
import { parseAmount } from '@everything-wallet/core/amounts/parseAmount';
import { marketplaceNfts, nfts } from './nfts.ts';

test('ids 1 to 4 have full detail; 5 and 6 are only in the marketplace (docs/product.md §3)', () => {
  expect(nfts.map(({ id }) => id)).toEqual(['1', '2', '3', '4']);
  expect(marketplaceNfts.map(({ id }) => id)).toEqual(['1', '2', '3', '4', '5', '6']);
  expect(marketplaceNfts.slice(0, 4)).toEqual(nfts);
});

test('the six have a name and a picture each', () => {
  expect(new Set(marketplaceNfts.map(({ name }) => name)).size).toBe(6);
  expect(new Set(marketplaceNfts.map(({ image }) => image)).size).toBe(6);
});

test('prices and volumes are amounts of coin', () => {
  for (const { price, volume24h } of marketplaceNfts) {
    expect(parseAmount(price)).toBeGreaterThan(0n);
    expect(parseAmount(volume24h)).toBeGreaterThan(0n);
  }
  for (const { floorPrice, totalVolume } of nfts) {
    expect(parseAmount(floorPrice)).toBeGreaterThan(0n);
    expect(parseAmount(totalVolume)).toBeGreaterThan(0n);
  }
});

test.each(nfts)('$name has an address, a shortened owner, a description and traits', (nft) => {
  expect(addressSchema.safeParse(nft.contractAddress).success).toBe(true);
  expect(nft.owner).toMatch(/^0x[0-9a-fA-F]{4}…[0-9a-fA-F]{4}$/);
  expect(nft.tokenId).toMatch(/^\d+$/);
  expect(nft.description).not.toBe('');
  expect(nft.traits.length).toBeGreaterThan(2);
});

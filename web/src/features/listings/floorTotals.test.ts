// @vitest-environment node
import { networkById } from '@everything-wallet/core/networks/findNetwork';
import { expect, test } from 'vitest';
import { floorTotals } from './floorTotals.ts';
import type { HeldNft } from './HeldNft.ts';

const held = (changes: Partial<HeldNft> = {}): HeldNft => ({
  network: networkById('ethereum'),
  contract: '0x34D3B0b0e2A09335855B905a36c002c7F2d547d1',
  tokenId: '7',
  owner: '0x9858EfFD232B4033E47d90003D41EC34EcaEda94',
  units: 1n,
  ...changes,
});

test('counts each NFT by its number and its network’s coin, real coins first', () => {
  const nfts = [
    held({ network: networkById('sepolia'), units: 2n }),
    held(),
    held({ units: 3n }),
    held({ network: networkById('polygon') }),
  ];
  expect(floorTotals(nfts, () => 10n)).toEqual({
    coins: [
      { currency: 'ETH', isTest: false, units: 40n },
      { currency: networkById('polygon').currency, isTest: false, units: 10n },
      { currency: networkById('sepolia').currency, isTest: true, units: 20n },
    ],
    withoutFloor: 0,
    unsure: 0,
  });
});

test('leaves out and counts NFTs without a floor or with an unknown number', () => {
  const nfts = [held({ tokenId: '1' }), held({ tokenId: '2', units: undefined }), held({ tokenId: '3' })];
  expect(floorTotals(nfts, ({ tokenId }) => (tokenId === '1' ? undefined : 5n))).toEqual({
    coins: [{ currency: 'ETH', isTest: false, units: 5n }],
    withoutFloor: 1,
    unsure: 1,
  });
});

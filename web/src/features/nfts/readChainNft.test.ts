// @vitest-environment node
import { networks } from '@everything-wallet/core/networks/networks';
import { expect, test } from 'vitest';
import { paths } from '../../config/paths.ts';
import { readChainNft } from './readChainNft.ts';
import { COLLECTION } from './testing/nftsAnswer.ts';

const [network] = networks;
const idOf = (rpcName: string, contract: string, tokenId: string) =>
  paths.chainNft(rpcName, contract, tokenId).replace('/nft/', '');

test('reads back what a path names', () => {
  const most = (2n ** 256n - 1n).toString();
  for (const tokenId of ['0', '7', most])
    expect(readChainNft(idOf(network.rpcName, COLLECTION, tokenId))).toEqual({
      network,
      contract: COLLECTION,
      tokenId,
    });
  expect(readChainNft(idOf(network.rpcName, COLLECTION.toLowerCase(), '7'))?.contract).toBe(COLLECTION);
});

test.each([
  undefined,
  '1',
  'mainnet',
  'mainnet:0x12:7',
  `nowhere:${COLLECTION}:7`,
  `mainnet:${COLLECTION}:07`,
  `mainnet:${COLLECTION}:-7`,
  `mainnet:${COLLECTION}:7x`,
  `mainnet:${COLLECTION}:${2n ** 256n}`,
  // A wrong checksum means a typo.
  `mainnet:${COLLECTION.replace('F', 'f')}:7`,
])('%s names no NFT', (nftId) => {
  expect(readChainNft(nftId)).toBeUndefined();
});

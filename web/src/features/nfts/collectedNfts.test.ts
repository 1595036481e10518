// @vitest-environment node
import { networks } from '@everything-wallet/core/networks/networks';
import { expect, test } from 'vitest';
import { addPage } from './addPage.ts';
import { collectedNfts } from './collectedNfts.ts';
import { COLLECTION, nftsAnswer, OWNER, ownedNft } from './testing/nftsAnswer.ts';

const [ethereum] = networks;
const WATCHED = '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359';
const me = { address: OWNER, name: 'Account 1', derivationIndex: 0 };
const watched = { address: WATCHED, name: 'Grandma', derivationIndex: null };

test('own NFTs come before watched ones, newest first, each once per account', () => {
  const scan = addPage(
    undefined,
    nftsAnswer([
      ownedNft({ tokenId: '1', owner: WATCHED, arrivedAt: 9 }),
      ownedNft({ tokenId: '2', arrivedAt: 3 }),
      ownedNft({ tokenId: '3', arrivedAt: 5, owner: OWNER.toLowerCase() }),
      ownedNft({ tokenId: '2', arrivedAt: 3 }),
      ownedNft({ tokenId: '4', arrivedAt: null }),
      // Owned by none of the queried accounts.
      ownedNft({ tokenId: '5', owner: COLLECTION }),
    ]),
  );
  const nfts = collectedNfts([{ network: ethereum, scan }], [watched, me]);
  expect(nfts.map(({ nft, account }) => [nft.tokenId, account.name])).toEqual([
    ['3', 'Account 1'],
    ['2', 'Account 1'],
    ['4', 'Account 1'],
    ['1', 'Grandma'],
  ]);
});

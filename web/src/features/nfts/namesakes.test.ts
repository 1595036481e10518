// @vitest-environment node
import { networks } from '@everything-wallet/core/networks/networks';
import { expect, test } from 'vitest';
import { addPage } from './addPage.ts';
import { collectedNfts } from './collectedNfts.ts';
import { namesakes } from './namesakes.ts';
import { COLLECTION, nftsAnswer, OTHER_COLLECTION, OWNER, ownedNft } from './testing/nftsAnswer.ts';

const [ethereum] = networks;
const THIRD = '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359';
const me = { address: OWNER, name: 'Account 1', derivationIndex: 0 };

test('a collection shows its contract where another one, or a sample, has a lookalike name', () => {
  const [one, two, three] = [COLLECTION, OTHER_COLLECTION, THIRD];
  const looksOf = (...names: [string, string, string]) =>
    addPage(
      undefined,
      nftsAnswer(
        [one, two, three].map((contract) => ownedNft({ contract })),
        {
          collections: [one, two, three].map((contract, place) => ({
            contract,
            name: names[place] ?? '',
            symbol: '',
          })),
        },
      ),
    );
  const found = (...names: [string, string, string]) => [
    ...namesakes(collectedNfts([{ network: ethereum, scan: looksOf(...names) }], [me]), ['Slow Horizons']),
  ];
  const keys = (...contracts: string[]) => contracts.map((contract) => `ethereum ${contract.toLowerCase()}`);
  expect(found('Night Birds', 'Day Birds', '')).toEqual([]);
  // A Cyrillic letter in place of a Latin one.
  expect(found('Night Birds', 'Night B\u0456rds', '')).toEqual(keys(one, two));
  expect(found('Night Birds', 'SLOW H\u043Erizons', '')).toEqual(keys(two));
});

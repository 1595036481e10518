// @vitest-environment node
import { expect, test } from 'vitest';
import { addPage } from './addPage.ts';
import { nftsAnswer, ownedNft } from './testing/nftsAnswer.ts';

test('concatenates pages; an NFT on two of them appears once, in its latest version', () => {
  const [one, two, three] = [
    ownedNft({ tokenId: '1' }),
    ownedNft({ tokenId: '2' }),
    ownedNft({ tokenId: '3' }),
  ];
  const first = addPage(undefined, nftsAnswer([one, two], { next: 2 }));
  const both = addPage(first, nftsAnswer([{ ...two, units: null }, three], { next: null }));
  expect(both.nfts.map(({ tokenId, units }) => [tokenId, units])).toEqual([
    ['1', '1'],
    ['2', null],
    ['3', '1'],
  ]);
  expect(both).toMatchObject({ pages: 2, next: null });
  expect(both.collections).toHaveLength(1);
});

test('takes the age of the oldest page and the fewest nodes', () => {
  const nodes = (answered: number) => ({ configured: 3, answered, needed: 2 });
  const scan = addPage(
    addPage(undefined, nftsAnswer([], { ageMs: 9_000, nodes: nodes(1) })),
    nftsAnswer([], { ageMs: 10, nodes: nodes(3) }),
  );
  expect(scan).toMatchObject({ ageMs: 9_000, nodes: { answered: 1 } });
});

// @vitest-environment node
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { marketplaceNfts } from './nfts.ts';
import { searchNfts } from './searchNfts.ts';

const namesFor = (query: string) => searchNfts(marketplaceNfts, query).map(({ name }) => name);

test.each([
  ['moth', ['Moon Moth']],
  ['MOON', ['Moon Moth']],
  ['slow horizons', ['Harbour at Dusk', 'Ringed World']],
  ['zons', ['Harbour at Dusk', 'Ringed World']],
  ['  seed ', ['Seed Engine']],
  ['no such thing', []],
  ['.*', []],
  ['Dusk Slow', []],
])('%o finds %j', (query, names) => {
  expect(namesFor(query)).toEqual(names);
});

test.each(['', '   '])('%o finds all', (query) => {
  expect(searchNfts(marketplaceNfts, query)).toEqual(marketplaceNfts);
});

test('every part of a name or collection finds it, in any case', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...marketplaceNfts),
      fc.constantFrom('name' as const, 'collection' as const),
      fc.nat(30),
      fc.nat(30),
      fc.boolean(),
      (nft, field, start, length, isUpper) => {
        const part = nft[field].slice(start, start + length);
        const query = isUpper ? part.toUpperCase() : part.toLowerCase();
        expect(searchNfts(marketplaceNfts, query)).toContain(nft);
      },
    ),
  );
});

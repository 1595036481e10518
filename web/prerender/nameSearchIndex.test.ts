import { expect, test } from 'vitest';
import { nameSearchIndex } from './nameSearchIndex.ts';

test('names the indexes in the head', () => {
  expect(nameSearchIndex('<html><head><title>A</title></head></html>', '/assets/search-$&')).toMatch(
    /<meta name="search-index" content="\/assets\/search-\$&" \/>\s*<\/head>/,
  );
});

test('a page without a head is an error', () => {
  expect(() => nameSearchIndex('<p></p>', '/x')).toThrow('no head');
});

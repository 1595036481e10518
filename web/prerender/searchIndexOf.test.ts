import { expect, test } from 'vitest';
import { searchIndexOf } from './searchIndexOf.ts';

const names = ['search-0a1b2c3d-en.json', 'search-0a1b2c3d-pt-BR.json', 'SearchDialog-a1b2c3d.js'];

test.each([
  ['pt-BR', 'pt-BR'],
  ['en', 'en'],
  ['en-XA', 'en'],
])('%s has one index: that of %s', (language, index) => {
  expect(searchIndexOf(names, language)).toEqual([`/assets/search-0a1b2c3d-${index}.json`]);
});

test('a build without pages has none', () => {
  expect(searchIndexOf(['SearchDialog-a1b2c3d.js'], 'en')).toEqual([]);
});

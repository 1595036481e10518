import { wordlist } from '@scure/bip39/wordlists/english.js';
import { expect, test } from 'vitest';
import { suggestedWord } from './suggestedWord.ts';

test.each([
  ['abandn', 'abandon'],
  ['aban', 'abandon'],
  ['abadnon', 'abandon'],
  ['wniner', 'winner'],
  ['egal', 'legal'],
  ['xlegal', 'legal'],
  ['zooo', 'zoo'],
  ['bitcoin', undefined],
  ['satoshis', 'satoshi'],
  ['bat', undefined],
  ['x', undefined],
  ['', undefined],
])('%s: %s', (typed, suggestion) => {
  expect(suggestedWord(typed)).toBe(suggestion);
});

test('suggests only words of the list, and completes a word with its end cut off', () => {
  for (const word of wordlist.filter(({ length }) => length > 4))
    expect(suggestedWord(word.slice(0, -1))).toBe(word);
});

import { wordlist } from '@scure/bip39/wordlists/english.js';
import { expect, test } from 'vitest';
import { readPhraseWords } from './readPhraseWords.ts';
import { wordCompletions } from './wordCompletions.ts';

test.each([
  ['numbered', '1. abandon\n2) ability\r\n3: able', ['abandon', 'ability', 'able']],
  [
    'in capitals, full width and between no-break spaces',
    'ABANDON\u00a0ａｂｉｌｉｔｙ\t able ',
    ['abandon', 'ability', 'able'],
  ],
  [
    'cut to four letters, as on a plate of steel',
    'aban, ABIL, able, abou',
    ['abandon', 'ability', 'able', 'about'],
  ],
  ['one word', '7. abandn', ['abandn']],
  ['nothing', ' 1. 2. \n', []],
])('reads words %s', (_, text, words) => {
  expect(readPhraseWords(text)).toEqual(words);
});

test('four letters are enough for every word of the list, and none is taken for another', () => {
  expect(readPhraseWords(wordlist.map((word) => word.slice(0, 4)).join(' '))).toEqual(wordlist);
  expect(readPhraseWords(wordlist.join(' '))).toEqual(wordlist);
});

test('completes what is typed', () => {
  expect(wordCompletions('aban')).toEqual(['abandon']);
  expect(wordCompletions('act')).toEqual(['act', 'action', 'actor', 'actress', 'actual']);
  expect(wordCompletions('abandn')).toEqual([]);
  expect(wordCompletions('')).toEqual([]);
});

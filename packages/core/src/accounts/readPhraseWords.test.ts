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
  [
    'with invisible characters inside',
    'aban\u00addon abil\u2060ity a\u200dble',
    ['abandon', 'ability', 'able'],
  ],
  ['nothing', ' 1. 2. \n', []],
])('reads words %s', (_, text, words) => {
  expect(readPhraseWords(text)).toEqual(words);
});

/** A phrase of twelve words in so many columns, written across or down. */
function inColumns(phrase: string, columns: number, way: 'across' | 'down'): string {
  const words = phrase.split(' ');
  const rows = words.length / columns;
  return Array.from({ length: rows }, (_, row) =>
    Array.from(
      { length: columns },
      (__, column) => words[way === 'across' ? row * columns + column : column * rows + row],
    ).join('\t'),
  ).join('\r\n');
}

// BIP-39's published vectors.
const VECTORS = [
  'letter advice cage absurd amount doctor acoustic avoid letter advice cage above',
  'jelly better achieve collect unaware mountain thought cargo oxygen act hood bridge',
  'ozone drill grab fiber curtain grace pudding thank cruise elder eight picnic',
];

// Regression: words in two columns were read across, though they were written down.
test.each([2, 3, 4, 6])('reads %i columns of a whole phrase the one way that makes it valid', (columns) => {
  for (const phrase of VECTORS) {
    for (const way of ['across', 'down'] as const) {
      expect(readPhraseWords(inColumns(phrase, columns, way))).toEqual(phrase.split(' '));
    }
  }
});

test('columns that make two valid phrases are read neither way', () => {
  // Found by trying: in two columns its words make a valid phrase read down as well.
  const phrase = 'castle play ship cheap young banner dismiss adult popular rule inflict staff';
  expect(readPhraseWords(inColumns(phrase, 2, 'across'))).toBe('ambiguous');
  expect(readPhraseWords(phrase)).toEqual(phrase.split(' '));
  // Numbers say which.
  const places = [1, 7, 2, 8, 3, 9, 4, 10, 5, 11, 6, 12];
  const words = phrase.split(' ');
  const numbered = places.map((place) => `${place}. ${words[place - 1] ?? ''}`);
  const rows = Array.from({ length: 6 }, (_, row) => numbered.slice(row * 2, row * 2 + 2).join('  '));
  expect(readPhraseWords(rows.join('\n'))).toEqual(words);
});

test('rows that are no table, or no whole phrase, are read as they stand', () => {
  expect(readPhraseWords('legal winner\nthank\nyear wave')).toEqual([
    'legal',
    'winner',
    'thank',
    'year',
    'wave',
  ]);
  expect(readPhraseWords('legal winner\nthank year')).toEqual(['legal', 'winner', 'thank', 'year']);
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

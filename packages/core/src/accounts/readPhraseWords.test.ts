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
    'cut to four letters, as on a steel plate',
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

/** Writes a phrase of twelve words in the given number of columns, across or down. */
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

// Published vectors of BIP-39.
const VECTORS = [
  'letter advice cage absurd amount doctor acoustic avoid letter advice cage above',
  'jelly better achieve collect unaware mountain thought cargo oxygen act hood bridge',
  'ozone drill grab fiber curtain grace pudding thank cruise elder eight picnic',
];

// Regression: words written down two columns were read across.
test.each([2, 3, 4, 6])(
  'reads %i columns of a whole phrase in the one direction that makes it valid',
  (columns) => {
    for (const phrase of VECTORS) {
      for (const way of ['across', 'down'] as const) {
        expect(readPhraseWords(inColumns(phrase, columns, way))).toEqual(phrase.split(' '));
      }
    }
  },
);

test('rejects columns that make two valid phrases', () => {
  // Found by search: its words in two columns make a valid phrase read down as well.
  const phrase = 'castle play ship cheap young banner dismiss adult popular rule inflict staff';
  expect(readPhraseWords(inColumns(phrase, 2, 'across'))).toBe('ambiguous');
  expect(readPhraseWords(phrase)).toEqual(phrase.split(' '));
  // Numbers decide.
  const places = [1, 7, 2, 8, 3, 9, 4, 10, 5, 11, 6, 12];
  const words = phrase.split(' ');
  const numbered = places.map((place) => `${place}. ${words[place - 1] ?? ''}`);
  const rows = Array.from({ length: 6 }, (_, row) => numbered.slice(row * 2, row * 2 + 2).join('  '));
  expect(readPhraseWords(rows.join('\n'))).toEqual(words);
});

test('reads rows that are not a table, or not a whole phrase, in text order', () => {
  expect(readPhraseWords('legal winner\nthank\nyear wave')).toEqual([
    'legal',
    'winner',
    'thank',
    'year',
    'wave',
  ]);
  expect(readPhraseWords('legal winner\nthank year')).toEqual(['legal', 'winner', 'thank', 'year']);
});

test('four letters identify every word of the list', () => {
  expect(readPhraseWords(wordlist.map((word) => word.slice(0, 4)).join(' '))).toEqual(wordlist);
  expect(readPhraseWords(wordlist.join(' '))).toEqual(wordlist);
});

test('completes a typed prefix', () => {
  expect(wordCompletions('aban')).toEqual(['abandon']);
  expect(wordCompletions('act')).toEqual(['act', 'action', 'actor', 'actress', 'actual']);
  expect(wordCompletions('abandn')).toEqual([]);
  expect(wordCompletions('')).toEqual([]);
});

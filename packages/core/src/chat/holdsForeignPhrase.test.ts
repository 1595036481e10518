import { entropyToMnemonic, generateMnemonic } from '@scure/bip39';
import { wordlist as czech } from '@scure/bip39/wordlists/czech.js';
import { wordlist as french } from '@scure/bip39/wordlists/french.js';
import { wordlist as italian } from '@scure/bip39/wordlists/italian.js';
import { wordlist as japanese } from '@scure/bip39/wordlists/japanese.js';
import { wordlist as korean } from '@scure/bip39/wordlists/korean.js';
import { wordlist as portuguese } from '@scure/bip39/wordlists/portuguese.js';
import { wordlist as simplifiedChinese } from '@scure/bip39/wordlists/simplified-chinese.js';
import { wordlist as spanish } from '@scure/bip39/wordlists/spanish.js';
import { wordlist as traditionalChinese } from '@scure/bip39/wordlists/traditional-chinese.js';
import { describe, expect, it } from 'vitest';
import { helpExampleLines } from './testing/helpExampleLines.ts';
import { holdsForeignPhrase } from './holdsForeignPhrase.ts';

const lists = {
  czech,
  french,
  italian,
  japanese,
  korean,
  portuguese,
  simplifiedChinese,
  spanish,
  traditionalChinese,
};
const PHRASES = 20;

/** Phrases of 12 and of 24 words, the same in every run. */
const phrasesOf = (wordlist: string[]) =>
  Array.from({ length: PHRASES }, (_, index) => {
    const bytes = index % 2 ? 32 : 16;
    const entropy = Uint8Array.from(
      { length: bytes },
      (__, at) => (index * 97 + at * 61 + at * at * (index + 3)) % 256,
    );
    return entropyToMnemonic(entropy, wordlist).split(/\s/u);
  });

describe.each(Object.entries(lists))('a phrase in %s', (_, wordlist) => {
  const phrases = phrasesOf(wordlist);

  it.each([
    ['words with spaces', (words: string[]) => words.join(' ')],
    ['numbered lines', (words: string[]) => words.map((word, at) => `${at + 1}. ${word}`).join('\n')],
    ['commas', (words: string[]) => `my phrase: ${words.join(', ')} help`],
    ['another order', (words: string[]) => words.toReversed().join(' ')],
    ['capitals', (words: string[]) => words.join(' ').toUpperCase()],
    ['nothing between', (words: string[]) => words.join('')],
    ['composed letters', (words: string[]) => words.join(' ').normalize('NFC')],
  ])('is found written with %s', async (__, write) => {
    const missed = [];
    for (const words of phrases) if (!(await holdsForeignPhrase(write(words)))) missed.push(write(words));
    expect(missed).toEqual([]);
  });

  it('is found with one word that is not in the list', async () => {
    for (const words of phrases) {
      expect(await holdsForeignPhrase(['zzzzz', ...words.slice(1)].join(' '))).toBe(true);
    }
  });
});

it('finds what the library generates, with the spaces of Japanese', async () => {
  expect(await holdsForeignPhrase(generateMnemonic(japanese))).toBe(true);
  expect(await holdsForeignPhrase(generateMnemonic(spanish, 256).normalize('NFC'))).toBe(true);
});

it('lets through what people ask, in every language', async () => {
  const stopped = [];
  const sample = helpExampleLines.filter((_, at) => at % 5 === 0);
  for (const line of sample) if (await holdsForeignPhrase(line)) stopped.push(line);
  expect(sample.length).toBeGreaterThan(5_000);
  expect(stopped).toEqual([]);
}, 60_000);

it('answers within a second whatever is written', async () => {
  const start = performance.now();
  for (const text of ['a'.repeat(4_000), 'ábaco '.repeat(600), 'の'.repeat(4_000), '的'.repeat(4_000)])
    await holdsForeignPhrase(text);
  expect(performance.now() - start).toBeLessThan(4_000);
});

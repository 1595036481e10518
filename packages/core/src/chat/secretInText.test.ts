import { generateMnemonic, validateMnemonic } from '@scure/bip39';
import { wordlist } from '@scure/bip39/wordlists/english.js';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import vectors from '../accounts/bip39Vectors.json' with { type: 'json' };
import { secretInText } from './secretInText.ts';

const phrases = vectors.map(({ mnemonic }) => mnemonic);
const twelve = 'legal winner thank year wave sausage worth useful legal winner thank yellow';
const words = twelve.split(' ');
/** The first account of a well-known development phrase: a key that everybody knows. */
const key = 'ac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80';
const CURVE_ORDER = 'fffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141';

describe('a recovery phrase', () => {
  test.each(phrases)('is found: %s', (phrase) => {
    expect(secretInText(phrase)).toBe('phrase');
    expect(secretInText(`My phrase is: ${phrase}. What now?`)).toBe('phrase');
    expect(secretInText(`The the ${phrase.toUpperCase()} the`)).toBe('phrase');
  });

  test.each([128, 160, 192, 224, 256])('of %s bits of entropy is found', (strength) => {
    expect(secretInText(generateMnemonic(wordlist, strength))).toBe('phrase');
  });

  test.each([
    ['line breaks', words.join('\r\n')],
    ['commas', words.join(', ')],
    ['commas alone', words.join(',')],
    ['tabs and many spaces', words.join(' \t  ')],
    ['capitals', words.map((word) => word.replace(/^./, (letter) => letter.toUpperCase())).join(' ')],
    ['1. word', words.map((word, index) => `${index + 1}. ${word}`).join('\n')],
    ['1) word', words.map((word, index) => `${index + 1}) ${word}`).join(' ')],
    ['1.word', words.map((word, index) => `${index + 1}.${word}`).join(' ')],
    ['(1) word', words.map((word, index) => `(${index + 1}) ${word}`).join(' ')],
    ['#1: word', words.map((word, index) => `#${index + 1}: ${word}`).join('; ')],
    ['Word 1: word', words.map((word, index) => `Word ${index + 1}: ${word}`).join('\n')],
    ['bullets', words.map((word) => `• ${word}`).join('\n')],
    ['dashes', words.map((word) => `- ${word}`).join('\n')],
    ['quotes', words.map((word) => `"${word}"`).join(', ')],
    ['JSON', JSON.stringify(words)],
    [
      '1st word',
      words.map((word, index) => `${index + 1}${['st', 'nd', 'rd'][index] ?? 'th'} ${word}`).join(' '),
    ],
    ['a) word', words.map((word, index) => `${String.fromCharCode(97 + index)}) ${word}`).join(' ')],
    ['and before the last', `${words.slice(0, -1).join(', ')} and ${words[11] ?? ''}`],
    [
      'columns that are read across',
      [0, 1, 2, 3]
        .map((row) =>
          [0, 4, 8].map((column) => `${row + column + 1}. ${words[row + column] ?? ''}`).join('   '),
        )
        .join('\n'),
    ],
    ['hyphens', words.join('-')],
    ['underscores', words.join('_')],
    ['a table', words.map((word, index) => `| ${index + 1} | ${word} |`).join('\n')],
    ['ideographic spaces', words.join('\u3000')],
    [
      'soft hyphens and zero-width spaces',
      words.map((word) => `${word.charAt(0)}\u00ad\u200b${word.slice(1)}`).join(' '),
    ],
    [
      'full-width letters',
      words
        .map((word) =>
          word.replace(/./g, (letter) => String.fromCodePoint((letter.codePointAt(0) ?? 0) + 0xfee0)),
        )
        .join(' '),
    ],
  ])('is found written with %s', (_, text) => {
    expect(secretInText(text)).toBe('phrase');
  });

  test("is found when it holds the word 'word', numbered", () => {
    const phrase = generatePhraseWith('word');
    const numbered = phrase.map((word, index) => `${word} ${index + 2}.`).join(' ');
    expect(secretInText(`1. ${numbered}`)).toBe('phrase');
  });

  test('is found after other words of the list', () => {
    expect(secretInText(`can you help ${twelve}`)).toBe('phrase');
    expect(secretInText(`${twelve} any idea`)).toBe('phrase');
  });

  test('is found wherever it stands in a text', () => {
    const phrase = fc.constantFrom(...phrases);
    const around = fc.string({ maxLength: 500 });
    fc.assert(
      fc.property(around, phrase, around, (before, secret, after) => {
        expect(secretInText(`${before}\n:${secret}:\n${after}`)).toBe('phrase');
      }),
    );
  });

  test('is known by the very checksum that the library checks', () => {
    const word = fc.constantFrom(...wordlist);
    const run = fc
      .constantFrom(12, 15, 18, 21, 24)
      .chain((length) => fc.array(word, { minLength: length, maxLength: length }));
    fc.assert(
      fc.property(run, (list) => {
        const isSecret = [12, 15, 18, 21, 24].some((length) =>
          list.some(
            (_, start) =>
              start + length <= list.length &&
              validateMnemonic(list.slice(start, start + length).join(' '), wordlist),
          ),
        );
        expect(secretInText(list.join(' '))).toBe(isSecret ? 'phrase' : undefined);
      }),
      { numRuns: 300 },
    );
  });

  test.each([
    ['eleven words', words.slice(0, 11).join(' ')],
    ['a wrong checksum', [...words.slice(0, 11), 'thank'].join(' ')],
    ['another order', words.toReversed().join(' ')],
    ['a word that is not in the list', [...words.slice(0, 6), 'bananas', ...words.slice(6)].join(' ')],
    ['twelve times the same word', 'abandon '.repeat(12)],
    ['nothing', ''],
  ])('is not found in %s', (_, text) => {
    expect(secretInText(text)).toBeUndefined();
  });
});

describe('a private key', () => {
  test.each([
    ['bare', key],
    ['with 0x', `0x${key}`],
    ['in capitals', key.toUpperCase()],
    ['with 0X', `0X${key.toUpperCase()}`],
    ['in a sentence', `I have added ${key}, is that right?`],
    ['after a label', `privateKey=${key};`],
    ['in quotes', `"${key}"`],
    ['on two lines', `${key.slice(0, 32)}\n${key.slice(32)}`],
    ['in groups', key.match(/.{8}/g)?.join(' ') ?? ''],
    ['byte by byte', key.match(/../g)?.join(':') ?? ''],
    ['as bytes of a program', (key.match(/../g) ?? []).map((byte) => `0x${byte}`).join(', ')],
    ['in groups with dashes', key.match(/.{16}/g)?.join('-') ?? ''],
    ['in two quoted halves', `"${key.slice(0, 32)}" + "${key.slice(32)}"`],
    ['cut before its last digits', `${key.slice(0, 62)}\n${key.slice(62)}`],
    ['announced as a hash', `The transaction hash is 0x${key}`],
    ['the smallest', '1'.padStart(64, '0')],
    ['the largest', `${CURVE_ORDER.slice(0, -1)}0`],
    [
      'an extended one (BIP-32, test vector 1)',
      'xprv9s21ZrQH143K3QTDL4LXw2F7HEK3wJUD2nW2nRk4stbPy6cq3jPPqjiChkVvvNKmPGJxWUtg6LnF5kejMRNNU3TGtRBeJgk33yuGBxrMPHi',
    ],
  ])('is found %s', (_, text) => {
    expect(secretInText(text)).toBe('privateKey');
  });

  test('is found wherever it stands, unless other hex digits touch it', () => {
    const digits = fc.array(fc.constantFrom(...Array.from('0123456789abcdefABCDEF')), {
      minLength: 64,
      maxLength: 64,
    });
    const around = fc.string({ maxLength: 200 });
    fc.assert(
      fc.property(around, digits, around, (before, list, after) => {
        fc.pre(/[1-9a-e]/i.test(list.slice(0, 32).join('')));
        expect(secretInText(`${before}:${list.join('')}:${after}`)).toBe('privateKey');
      }),
    );
  });

  test.each([
    ['an address', '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'],
    [
      'two addresses',
      '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266 0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
    ],
    ['the first ten characters of a hash', '0xac0974be'],
    ['63 digits', key.slice(1)],
    ['65 digits', `${key}0`],
    ['a signature', key + key],
    ['zero', '0'.repeat(64)],
    ["the group's order", CURVE_ORDER],
    ['64 letters', 'g'.repeat(64)],
    ['an identifier', '123e4567-e89b-12d3-a456-426614174000'],
    ['an extended public key', `xpub${'6'.repeat(107)}`],
  ])('is not found in %s', (_, text) => {
    expect(secretInText(text)).toBeUndefined();
  });
});

describe('what people ask', () => {
  test.each([
    'How do I send ETH to a friend on Polygon, and what does it cost?',
    'I lost my 12 words. Can you restore my wallet?',
    'Is my recovery phrase ever sent to your server?',
    'My transaction 0xac0974be has been pending for an hour, what can I do about this now?',
    'What is the difference between a private key and a recovery phrase?',
  ])('is let through: %s', (text) => {
    expect(secretInText(text)).toBeUndefined();
  });
});

test('the longest message takes a moment only, also one made to take long', () => {
  const random = fc.sample(fc.constantFrom(...wordlist), { numRuns: 1_000, seed: 1 });
  const kept: string[] = [];
  // Words whose every run has a wrong checksum: nothing ends the search early.
  for (const word of random) {
    if (secretInText([...kept.slice(-23), word].join(' ')) === undefined) kept.push(word);
  }
  const texts = [
    kept.join(' ').slice(0, 4_000),
    'abcde '.repeat(660),
    `${'a'.repeat(65)} `.repeat(60),
    '0x'.repeat(2_000),
  ];
  for (const text of texts) {
    const start = process.cpuUsage();
    expect(secretInText(text)).toBeUndefined();
    // Microseconds of this process alone, whatever else the machine does; it takes a tenth of that.
    expect(process.cpuUsage(start).user).toBeLessThan(150_000);
  }
});

/** The words of a phrase that holds a certain word. */
function generatePhraseWith(word: string): string[] {
  const start = words.slice(0, 5);
  for (const last of wordlist) {
    const phrase = [...start, word, ...words.slice(6, 11), last];
    if (validateMnemonic(phrase.join(' '), wordlist)) return phrase;
  }
  throw new Error('no such phrase');
}

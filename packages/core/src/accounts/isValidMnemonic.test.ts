import { entropyToMnemonic } from '@scure/bip39';
import { wordlist } from '@scure/bip39/wordlists/english.js';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isValidMnemonic } from './isValidMnemonic.ts';

const VALID = `${'abandon '.repeat(11)}about`;

/** 'art' and 'work' are in the list as well. */
const ARTWORK = `artwork ${'abandon '.repeat(10)}absent`;

const words = (count: number) => Array.from({ length: count }, () => 'abandon').join(' ');

test.each([12, 15, 18, 21, 24])('accepts %i words of any entropy', (count) => {
  const bytes = (count / 3) * 4;
  fc.assert(
    fc.property(fc.uint8Array({ minLength: bytes, maxLength: bytes }), (entropy) => {
      const mnemonic = entropyToMnemonic(entropy, wordlist);
      expect(mnemonic.split(' ')).toHaveLength(count);
      expect(isValidMnemonic(mnemonic)).toBe(true);
    }),
  );
});

test.each([0, 1, 3, 6, 9, 11, 13, 14, 16, 23, 25, 27, 48])('rejects %i words', (count) => {
  expect(isValidMnemonic(`${words(count - 1)} about`.trim())).toBe(false);
});

test.each([
  ['as people type it', `  ${VALID.replaceAll(' ', '  ')}\n`],
  ['over several lines', VALID.replaceAll(' ', '\n')],
  ['in capitals', VALID.toUpperCase()],
  ['with ideographic spaces', VALID.replaceAll(' ', '\u3000')],
  ['with zero-width spaces between the words', VALID.replaceAll(' ', '\u200b')],
  ['with soft hyphens between the words', VALID.replaceAll(' ', '\u00ad')],
  ['with a zero-width space inside a word', VALID.replace('about', 'ab\u200bout')],
  ['with one inside a word that is also two words', ARTWORK.replace('artwork', 'art\u200bwork')],
  ['with a byte order mark there', ARTWORK.replace('artwork', 'art\ufeffwork')],
])('is valid %s', (_, phrase) => {
  expect(isValidMnemonic(phrase)).toBe(true);
});

test.each([
  ['nothing', ''],
  ['white space', ' \n\t'],
  ['a wrong checksum', words(12)],
  ['a word out of the list', VALID.replace('about', 'satoshis')],
  ['a word cut to four letters', VALID.replace('about', 'abou')],
  ['words in another order', `about ${'abandon '.repeat(11)}`],
  ['words of another language', '的 的 的 的 的 的 的 的 的 的 的 在'],
])('rejects %s', (_, phrase) => {
  expect(isValidMnemonic(phrase)).toBe(false);
});

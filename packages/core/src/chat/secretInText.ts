import { sha256 } from '@noble/hashes/sha2.js';
import { wordlist } from '@scure/bip39/wordlists/english.js';

/** A secret that nobody may be asked for, and that must not leave the person's device. */
export type SecretKind = 'phrase' | 'privateKey';

/** The numbers of words a BIP-39 phrase may have, and the bytes of entropy each stands for. */
const entropyBytesByLength = new Map([
  [12, 16],
  [15, 20],
  [18, 24],
  [21, 28],
  [24, 32],
]);
const BITS_PER_WORD = 11;

/** The order of secp256k1's group (SEC 2, §2.4.1): a private key is a number from 1 up to below it. */
const CURVE_ORDER = 0xfffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141n;

const indexOfWord = new Map(wordlist.map((word, index) => [word, index]));

/** What people write around the words of a list: 'Word 3', 'No. 3', '3rd', 'a)', and 'and' before the last one. */
const labels = /\b(?:word|seed|no|nr)\b\.?\s*#?\s*\d{1,2}\b|\b\d{1,2}(?:st|nd|rd|th)\b|\b[a-z]\)|\band\b/g;

/** A word with its number before it. */
const numberedWord = /(?<!\d)(\d{1,2})(?!\d)[^\p{L}\d]{0,4}(\p{L}+)/gu;

const KEY_DIGITS = 64;

/** Hex digits in one piece, or in groups of at least 4 but for the last one, as a line break or quotation marks cut a key. */
const hexGroups = /(?<![\da-f])((?:[\da-f]{4,64}[\s,:;"'+_-]+)*[\da-f]{1,64})(?![\da-f])/g;

/** The 32 bytes of a key, each by itself: 'ac:09:74'. */
const hexBytes = /(?<![\da-f])(?:[\da-f]{2}[\s,:;"'+_-]+){31}[\da-f]{2}(?![\da-f])/g;

/** A BIP-32 extended private key: 111 characters of base 58. */
const extendedKey = /(?<![1-9A-Za-z])[xyzt]prv[1-9A-HJ-NP-Za-km-z]{107}(?![1-9A-Za-z])/;

/**
 * Finds a recovery phrase or a private key in what somebody is about to send, or undefined when there is none.
 *
 * A phrase is any run of 12, 15, 18, 21 or 24 words of the BIP-39 English list with a valid checksum, whatever stands
 * between the words that is not a letter: spaces, line breaks, commas, bullets, numbers. One run of twelve such words
 * in sixteen has a valid checksum by chance; sentences hardly ever have twelve in a row.
 *
 * A private key is any 64 hex digits that are a secp256k1 scalar. A transaction hash looks the same, and nothing around
 * it says reliably which of the two it is, so both are found.
 */
export function secretInText(text: string): SecretKind | undefined {
  if (extendedKey.test(text)) return 'privateKey';
  // Full-width letters, accents and characters nobody sees would hide a word from the list.
  const plain = text
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .toLowerCase();
  // Labels are taken out in a second look only: 'word' is also one of the list, and a number may follow it.
  const looks = new Set([plain, plain.replace(labels, ' '), inOrderOfNumbers(plain)]);
  if ([...looks].some(holdsPhrase)) return 'phrase';
  return holdsPrivateKey(plain.replaceAll('0x', ' ')) ? 'privateKey' : undefined;
}

/** The numbered words by their numbers: a list in columns is copied row by row. */
function inOrderOfNumbers(text: string): string {
  return [...text.matchAll(numberedWord)]
    .map(([, number, word = '']) => ({ number: Number(number), word }))
    .sort((one, other) => one.number - other.number)
    .map(({ word }) => word)
    .join(' ');
}

function holdsPhrase(text: string): boolean {
  const run: number[] = [];
  for (const [word] of text.matchAll(/\p{L}+/gu)) {
    const index = indexOfWord.get(word);
    if (index === undefined) run.length = 0;
    else {
      run.push(index);
      if (endsWithPhrase(run)) return true;
    }
  }
  return false;
}

/** Whether the last 12, 15, 18, 21 or 24 words are a phrase. */
function endsWithPhrase(run: readonly number[]): boolean {
  for (const [length, entropyBytes] of entropyBytesByLength) {
    if (length > run.length) return false;
    if (hasValidChecksum(run, run.length - length, entropyBytes)) return true;
  }
  return false;
}

/**
 * Whether the words from a position on, by their index in the list, carry the checksum of BIP-39: after the entropy, one bit of its SHA-256
 * for every 32 bits of it.
 *
 * `validateMnemonic` says the same of one phrase, but prepares the whole list for every question, and a text of 4,000
 * characters may hold thousands of runs.
 */
function hasValidChecksum(words: readonly number[], start: number, entropyBytes: number): boolean {
  const bytes = new Uint8Array(entropyBytes + 1);
  let pending = 0;
  let bits = 0;
  let next = 0;
  for (let position = start; position < words.length; position += 1) {
    pending = (pending << BITS_PER_WORD) | (words[position] ?? 0);
    bits += BITS_PER_WORD;
    while (bits >= 8) {
      bits -= 8;
      bytes[next++] = pending >>> bits;
      pending &= (1 << bits) - 1;
    }
  }
  const checksumBits = entropyBytes / 4;
  // With 24 words the checksum is the last whole byte; with fewer it is what is left over.
  const stated = bits === 0 ? bytes[entropyBytes] : pending;
  const [first = 0] = sha256(bytes.subarray(0, entropyBytes));
  return first >>> (8 - checksumBits) === stated;
}

function holdsPrivateKey(text: string): boolean {
  for (const [match] of text.matchAll(hexBytes)) {
    if (isPrivateKey(match.replace(/[^\da-f]/g, ''))) return true;
  }
  for (const [, match = ''] of text.matchAll(hexGroups)) {
    const groups = match.split(/[^\da-f]+/);
    for (let start = 0; start < groups.length; start += 1) {
      let digits = '';
      // Words such as 'added' are hex digits too: a key may begin and end at any group.
      for (let next = start; next < groups.length && digits.length < KEY_DIGITS; next += 1)
        digits += groups[next] ?? '';
      if (isPrivateKey(digits)) return true;
    }
  }
  return false;
}

function isPrivateKey(digits: string): boolean {
  if (digits.length !== KEY_DIGITS) return false;
  const scalar = BigInt(`0x${digits}`);
  return scalar > 0n && scalar < CURVE_ORDER;
}

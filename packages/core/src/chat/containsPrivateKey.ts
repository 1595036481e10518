import { decodedText } from './decodedText.ts';
import { isCalledTransaction } from './isCalledTransaction.ts';
import { withoutTags } from './withoutTags.ts';

/** Order of secp256k1's group (SEC 2, §2.4.1): a private key is a number from 1 up to below it. */
const CURVE_ORDER = 0xfffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141n;
const KEY_DIGITS = 64;
const KEY_BYTES = 32;

const unseen = /[\p{Default_Ignorable_Code_Point}\p{Cf}\p{Mn}]/gu;

/** Hex digits without separators. */
const unbroken = /(?<![\da-f])[\da-f]{64}(?![\da-f])/g;
/** An identifier in groups of hex digits (RFC 9562). */
const identifier = /(?<![\da-f])[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}(?![\da-f])/g;
/** Prefixes of a byte or a number in programs. */
const hexMark = /(?<![\da-z])0x|\\x|%/g;

/** Separated digits are a key only if they look random: about 40 from 0 to 9, and 24 letters. */
const FEWEST_LETTERS = 7;
const FEWEST_NUMERALS = 20;
/** Length of a part that stands by itself between words. */
const DIGITS_OF_PART = 8;
const ADDRESS_DIGITS = 40;

/** 32 bytes in base64, of either alphabet (RFC 4648). */
const base64 = /(?<![\w+/-])([\w+/-]{43})(=?)(?![\w+/=-])/g;
const base58 = '1-9A-HJ-NP-Za-km-z';
/** A BIP-32 extended private key without separators: 111 characters. */
const extended = new RegExp(`[xyztuv]prv[${base58}]{107}`, 'g');
/** A key of Bitcoin's import format, also encrypted (BIP-38). */
const importFormat = new RegExp(
  `(?<![\\dA-Za-z])(?:[59][${base58}]{50}|[KLc][${base58}]{51}|6P[${base58}]{56})(?![\\dA-Za-z])`,
  'g',
);
/** A key pair in base 58: 64 bytes. */
const pair = new RegExp(`(?<![\\dA-Za-z])[${base58}]{87,88}(?![\\dA-Za-z])`, 'g');
const pem = /PRIVATE KEY-{2,}[^\w+/]*[\w+/]{16}/i;
const decimal = /(?<!\d)\d{70,78}(?!\d)/g;

/**
 * True if a text contains a private key: 32 bytes as hex digits with any separators, as numbers, as base64,
 * or in the formats of wallets. 64 hex digits in one piece pass where the text calls them a transaction or a
 * block.
 */
export function containsPrivateKey(text: string): boolean {
  const decoded = decodedText(text);
  const versions = new Set([text, decoded, withoutTags(decoded)]);
  return [...versions].map((version) => version.normalize('NFKC').replace(unseen, '')).some(holdsKeyAsRead);
}

function holdsKeyAsRead(text: string): boolean {
  return holdsFormat(text) || holdsHexDigits(text.toLowerCase()) || holdsBytes(text) || holdsBase64(text);
}

function holdsFormat(text: string): boolean {
  if (pem.test(text)) return true;
  if (matches(importFormat, text).some(isRandom)) return true;
  if (matches(extended, text.replace(/[^\dA-Za-z]/g, '')).some(isRandom)) return true;
  if (matches(decimal, text).some((digits) => isScalar(BigInt(digits)) && BigInt(digits) >> 224n > 0n))
    return true;
  return [...text.matchAll(pair)].some(
    ({ 0: key, index }) => isRandom(key) && !isCalledTransaction(text, index, index + key.length),
  );
}

function holdsHexDigits(text: string): boolean {
  for (const { 0: digits, index } of text.matchAll(unbroken)) {
    if (isScalar(BigInt(`0x${digits}`)) && !isCalledTransaction(text, index, index + KEY_DIGITS)) return true;
  }
  const runs = runsOfDigits(text.replace(identifier, ' identifier ').replace(hexMark, ' '));
  const parts = runs.flat().filter((part) => part.length >= DIGITS_OF_PART && part.length !== ADDRESS_DIGITS);
  return (
    [...runs, ...runs.map(withoutNumbering)].some((run) => holdsKeyInParts(run)) ||
    holdsKeyInParts(parts, isCutEvenly)
  );
}

/** Returns groups of hex digits without a word between them. */
function runsOfDigits(text: string): string[][] {
  const runs: string[][] = [[]];
  for (const [token] of text.matchAll(/[\p{L}\d]+/gu)) {
    if (/^[\da-f]+$/.test(token)) runs.at(-1)?.push(token);
    else if (runs.at(-1)?.length) runs.push([]);
  }
  return runs;
}

/** Drops the numbering of a list, which is shorter than the items. */
function withoutNumbering(run: readonly string[]): string[] {
  return run.filter(({ length }) => length > 2);
}

/**
 * True for two parts, or parts of one length with at most one rest: amounts and other numbers between words
 * are neither.
 */
function isCutEvenly(parts: readonly string[]): boolean {
  const first = parts[0]?.length ?? 0;
  const rest = parts.at(-1)?.length ?? 0;
  return parts.length === 2 || (rest <= first && parts.slice(0, -1).every(({ length }) => length === first));
}

/** True if consecutive parts that may belong together have the digits of a key. */
function holdsKeyInParts(
  parts: readonly string[],
  belongTogether: (parts: readonly string[]) => boolean = () => true,
): boolean {
  let start = 0;
  let length = 0;
  for (let end = 0; end < parts.length; end += 1) {
    length += parts[end]?.length ?? 0;
    while (length > KEY_DIGITS) length -= parts[start++]?.length ?? 0;
    if (length !== KEY_DIGITS || end === start) continue;
    const digits = parts.slice(start, end + 1);
    if (belongTogether(digits) && isKey(digits.join(''))) return true;
  }
  return false;
}

function isKey(digits: string): boolean {
  const letters = digits.replace(/\d/g, '').length;
  if (letters < FEWEST_LETTERS || KEY_DIGITS - letters < FEWEST_NUMERALS) return false;
  return isScalar(BigInt(`0x${digits}`));
}

function isScalar(scalar: bigint): boolean {
  return scalar > 0n && scalar < CURVE_ORDER;
}

/** True if byte values follow one another, as many as a key or a key pair has, possibly after their count. */
function holdsBytes(text: string): boolean {
  let run: string[] = [];
  for (const [token] of `${text} end`.matchAll(/[\p{L}\d]+/gu)) {
    if (/^\d{1,3}$/.test(token) && Number(token) < 256) {
      run.push(token);
      continue;
    }
    const isLong = [KEY_BYTES, 2 * KEY_BYTES].some(
      (bytes) => run.length === bytes || run.length === bytes + 1,
    );
    if (isLong && new Set(run).size > run.length / 3 && run.some((number) => number.length === 3))
      return true;
    run = [];
  }
  return false;
}

function holdsBase64(text: string): boolean {
  return [...text.matchAll(base64)].some(([, characters = '', end]) => {
    if (!isRandom(characters)) return false;
    // Without any of these it may be base 58, the encoding of addresses on other chains.
    return end === '=' || /[0OIl+/_-]/.test(characters);
  });
}

/** True if lower-case letters, capitals and digits are mixed as if at random. */
function isRandom(text: string): boolean {
  const [small, capital, digit] = [/[a-z]/g, /[A-Z]/g, /\d/g].map((kind) => text.match(kind)?.length ?? 0);
  return Math.min(small ?? 0, capital ?? 0) > text.length / 10 && (digit ?? 0) > 0;
}

function matches(pattern: RegExp, text: string): string[] {
  return text.match(pattern) ?? [];
}

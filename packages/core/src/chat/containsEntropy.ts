import { decodedText } from './decodedText.ts';
import { END_OF_MESSAGE, isCalledTransaction } from './isCalledTransaction.ts';

/**
 * Hex digits of the entropy of 12, 18 and 21 words (BIP-39). Those of 24 words are as many as a private key
 * has.
 */
const LENGTHS: ReadonlySet<number> = new Set([32, 48, 56]);
/** Hex digits of 15 words, as many as an address has: the text must also call it a secret. */
const LENGTH_OF_ADDRESS = 40;
const LINE_END = new RegExp(`[\\n${END_OF_MESSAGE}]+`);
/** Prefix of an address. */
const PREFIX = /^0x/i;

/** Random digits have more letters; with fewer it is a number or a pattern. */
const MIN_LETTERS = 5;
const MIN_NUMERALS = 8;

const BEFORE = 60;

const unbroken = /(?<![\da-z])(?:0x)?([\da-f]{32,56})(?![\da-z])/gi;
/** Pairs with anything between; groups of four or eight without colons, which IPv6 addresses have. */
const grouped =
  /(?<![\da-z])(?:(?:[\da-f]{2}[\s:,-]{1,2}){15,27}[\da-f]{2}|(?:[\da-f]{4}[\s,-]{1,2}){7,13}[\da-f]{4}|(?:[\da-f]{8}[\s,-]{1,2}){3,6}[\da-f]{8})(?![\da-z])/gi;

const secret = /entropy|seed|mnemonic|phrase|secret|back ?up|private/i;
const entropy = /entropy|seed|mnemonic/i;
const identifier =
  /\b(?:id|uuid|guid|trace|span|request|session|md5|sha|commit|etag|checksum|digest|ticket|order|invoice)\b/i;

/**
 * True if a text contains the entropy of a recovery phrase in hex. Digits that the text calls a transaction
 * or an identifier pass, and so do 40 digits without a secret named beside them.
 */
export function containsEntropy(text: string): boolean {
  const versions = new Set([text, decodedText(text)]);
  return [...versions].map((version) => version.normalize('NFKC')).some(holdsEntropyAsRead);
}

function holdsEntropyAsRead(text: string): boolean {
  const runs = [
    ...[...text.matchAll(unbroken)].map(({ 0: whole, 1: digits = '', index }) => ({ whole, digits, index })),
    ...[...text.matchAll(grouped)].map(({ 0: whole, index }) => ({
      whole,
      digits: whole.replace(/[^\da-f]/gi, ''),
      index,
    })),
  ];
  return runs.some(({ whole, digits, index }) => {
    if (!isRandom(digits)) return false;
    const before = text.slice(Math.max(0, index - BEFORE), index);
    const after = text.slice(index + whole.length, index + whole.length + BEFORE);
    const isCalledSecret = secret.test(before) || secret.test(after);
    if (digits.length === LENGTH_OF_ADDRESS) {
      if (PREFIX.test(whole)) return entropy.test(readLine(before, after));
      return isCalledSecret && entropy.test(text);
    }
    if (!LENGTHS.has(digits.length)) return false;
    if (isCalledSecret) return true;
    return !identifier.test(before) && !isCalledTransaction(text, index, index + whole.length);
  });
}

/**
 * Returns the text on the line of some digits; for digits alone on a line, also the line before. Another
 * message is another line.
 */
function readLine(before: string, after: string): string {
  const [rest = ''] = after.split(LINE_END, 1);
  const [own = '', previous = ''] = before.split(LINE_END).toReversed();
  const isAlone = own.trim() === '' && rest.trim() === '';
  return `${isAlone ? previous : ''} ${own} ${rest}`;
}

function isRandom(digits: string): boolean {
  const letters = digits.replace(/\d/g, '').length;
  return letters >= MIN_LETTERS && digits.length - letters >= MIN_NUMERALS;
}

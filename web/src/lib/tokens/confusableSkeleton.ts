import { withoutInvisibleCharacters } from '@everything-wallet/core/strings/plainText';
import unhomoglyph from 'unhomoglyph';

/** What stands in symbols in place of a capital letter, and is none of Unicode's confusables. */
const IN_PLACE_OF: ReadonlyMap<string, string> = new Map([
  ['Ԁ', 'D'],
  ['Ԛ', 'Q'],
  ['₿', 'B'],
  ['$', 'S'],
  ['5', 'S'],
]);

/**
 * What a symbol looks like: without case, accents, spaces and signs, and with one letter for all that look like it (Unicode TR 39,
 * confusables; I, l, 1 and L are one).
 */
export function confusableSkeleton(symbol: string): string {
  // First what is a Latin letter or digit in another style, most of which have no capital of their own.
  const plain = Array.from(withoutInvisibleCharacters(symbol), inPlainStyle)
    .join('')
    .toUpperCase()
    // Many write it before any symbol.
    .replace(/^\s*\$/, '');
  const written = Array.from(plain, (character) => IN_PLACE_OF.get(character) ?? character).join('');
  // Before it is taken apart as well: some letters that look like Latin ones are made of some that do not.
  return unhomoglyph(unhomoglyph(written).normalize('NFKD').toUpperCase())
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}

/** What a character of mathematics, in a circle, raised or full width is a style of, where that is of ASCII; else the character. */
function inPlainStyle(character: string): string {
  const plain = character.normalize('NFKD');
  return /^[\x21-\x7e]+$/.test(plain) ? plain : character;
}

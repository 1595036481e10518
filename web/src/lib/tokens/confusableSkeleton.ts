import { withoutInvisibleCharacters } from '@everything-wallet/core/strings/withoutInvisibleCharacters';
import unhomoglyph from 'unhomoglyph';

/** Symbols used in place of a capital letter that Unicode's confusables do not contain. */
const IN_PLACE_OF: ReadonlyMap<string, string> = new Map([
  ['Ԁ', 'D'],
  ['Ԛ', 'Q'],
  ['₿', 'B'],
  ['$', 'S'],
  ['5', 'S'],
]);

/**
 * Returns the skeleton of a symbol: without case, accents, spaces and signs, and with one letter for all
 * confusable ones (UTS 39; I, l, 1 and L are one).
 */
export function confusableSkeleton(symbol: string): string {
  // First map styled Latin letters and digits to plain ones, since most have no capital of their own.
  const plain = Array.from(withoutInvisibleCharacters(symbol), inPlainStyle)
    .join('')
    .toUpperCase()
    // Many write it before a symbol.
    .replace(/^\s*\$/, '');
  const written = Array.from(plain, (character) => IN_PLACE_OF.get(character) ?? character).join('');
  // Before the decomposition as well: some letters that look Latin decompose into some that do not.
  return unhomoglyph(unhomoglyph(written).normalize('NFKD').toUpperCase())
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}

/**
 * Returns the plain ASCII form of a mathematical, circled, superscript or full-width character; any other
 * character unchanged.
 */
function inPlainStyle(character: string): string {
  const plain = character.normalize('NFKD');
  return /^[\x21-\x7e]+$/.test(plain) ? plain : character;
}

import { withoutInvisibleCharacters } from '@everything-wallet/core/texts/plainText';

/** Letters of other scripts that look like Latin ones, each before its Latin capital (Unicode TR 39; those that stand in symbols). */
const PAIRS =
  'АAВBЕEКKМMНHОOРPСCТTУYХXІIЈJЅSԀDԚQԜW' + 'ΑAΒBΕEΖZΗHΙIΚKΜMΝNΟOΡPΤTΥYΧX' + 'ÐDĐDŁLØOĦH₮T₿B' + '0O1ILI$S5S';
const LOOKALIKES = new Map([...PAIRS.matchAll(/(.)(.)/gu)].map(([, one = '', other = '']) => [one, other]));

/** What a symbol looks like: without case, accents, spaces and signs, and with letters in place of what only looks like them. */
function lookOf(symbol: string): string {
  const plain = withoutInvisibleCharacters(symbol)
    .normalize('NFKD')
    .toUpperCase()
    // Many write it before any symbol.
    .replace(/^\s*\$/, '');
  return Array.from(plain, (character) => LOOKALIKES.get(character) ?? character)
    .join('')
    .replace(/[^\p{L}\p{N}]/gu, '');
}

/**
 * Whether a token that nobody vouches for has a symbol that looks like one of those that are known.
 *
 * @param symbol what its contract says
 * @param known symbols of coins and listed tokens
 * @returns the known symbol; undefined where it is like none
 */
export function imitates(symbol: string, known: readonly string[]): string | undefined {
  const look = lookOf(symbol);
  return look === '' ? undefined : known.find((other) => lookOf(other) === look);
}

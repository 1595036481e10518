import fc from 'fast-check';
import { expect, test } from 'vitest';
import { normaliseMnemonic } from './normaliseMnemonic.ts';

/** Invisible characters that separate nothing. */
const invisible = [0xad, 0x34f, 0x200c, 0x200d, 0x2060, 0xfe00, 0xfe0f];

test.each<[string, string, string]>([
  ['as it is', 'legal winner thank', 'legal winner thank'],
  ['spaces around and between', '  legal   winner thank ', 'legal winner thank'],
  ['line breaks of every kind', 'legal\nwinner\r\nthank\u2028', 'legal winner thank'],
  ['tabs and no-break spaces', 'legal\twinner\u00a0thank', 'legal winner thank'],
  ['ideographic spaces (Japanese phrases)', 'legal\u3000winner\u3000thank', 'legal winner thank'],
  ['a byte order mark', '\ufefflegal winner thank', 'legal winner thank'],
  ['capitals', 'Legal WINNER thanK', 'legal winner thank'],
  ['full-width letters', 'ｌｅｇａｌ winner thank', 'legal winner thank'],
  ['composed letters, decomposed (NFKD)', 'caf\u00e9', 'cafe\u0301'],
  ['commas', 'legal, winner,thank', 'legal winner thank'],
  ['semicolons and slashes', 'legal; winner / thank | year', 'legal winner thank year'],
  ['quotation marks', '"legal", “winner”, ‘thank’', 'legal winner thank'],
  ['an array', '["legal","winner","thank"]', 'legal winner thank'],
  ['numbers with points', '1. legal 2. winner 3. thank', 'legal winner thank'],
  ['numbers with brackets, a line each', '1) legal\n2) winner\n3) thank', 'legal winner thank'],
  ['numbers with zeros and colons', '01: legal\t02: winner', 'legal winner'],
  ['numbers without a gap', '1legal2winner3thank', 'legal winner thank'],
  ['numbers in circles and keycaps', '① legal 2\ufe0f\u20e3 winner', 'legal winner'],
  ['numbers behind the words', 'legal (1) winner (2)', 'legal winner'],
  ['bullets and dashes', '• legal\n- winner\n– thank', 'legal winner thank'],
  ['labels', 'Word 1: legal\nWord 2: winner', 'legal winner'],
  ['labels that count', 'Word #1 of 2: legal, word #2 of 2: word', 'legal word'],
  ["the list's own 'word', numbered", '1. word 2. legal 3. word', 'word legal word'],
  ["the list's own 'word', labelled", 'Word 1: word Word 2: word', 'word word'],
  ["the list's own 'word' before a number", '1 legal 2 word 3 thank', 'legal word thank'],
  ['columns, by their numbers', '1. legal 3. thank\n2. winner 4. year', 'legal winner thank year'],
  ['numbers that count nothing', '7. legal 7. winner', 'legal winner'],
  ['ligatures of a PDF', 'oﬃce ﬁnger', 'office finger'],
  ['zero-width spaces between', 'legal\u200bwinner', 'legal winner'],
  // Regression: each of these split a word in two or made one that is in no list.
  ...invisible.map((code): [string, string, string] => [
    `U+${code.toString(16)} inside`,
    `le${String.fromCodePoint(code)}gal win${String.fromCodePoint(code)}ner`,
    'legal winner',
  ]),
  ['a byte order mark inside a word', 'le\ufeffgal winner', 'legal winner'],
  ['byte order marks between words', 'legal\ufeffwinner\ufeffthank', 'legal winner thank'],
  ['a byte order mark between words cut to four letters', 'aban\ufeffabil', 'aban abil'],
  ['byte order marks between all letters', 'l\ufeffe\ufeffg\ufeffa\ufeffl winner', 'legal winner'],
  ['a byte order mark in an invalid word', 'le\ufeffgall', 'legall'],
  ['a zero-width space inside a word', 'legal win\u200bner', 'legal winner'],
  ['a zero-width space in an invalid word', 'le\u200bgall', 'le gall'],
  ['a direction mark inside a word', 'le\u200egal winner', 'legal winner'],
  ['direction marks between words', '\u202alegal\u202c\u200ewinner', 'legal winner'],
  ['nothing', ' \n ', ''],
])('%s', (_, typed, normal) => {
  expect(normaliseMnemonic(typed)).toBe(normal);
});

test('leaves a normal phrase unchanged', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[ -~\s]*$/), (typed) => {
      const normal = normaliseMnemonic(typed);
      expect(normaliseMnemonic(normal)).toBe(normal);
    }),
  );
});

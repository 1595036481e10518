import { expect, test } from 'vitest';
import { hasInvisibleCharacters } from './hasInvisibleCharacters.ts';
import { plainTextSchema } from './plainTextSchema.ts';
import { hostileNames } from './testing/hostileNames.ts';
import { scriptNames } from './testing/scriptNames.ts';
import { withoutInvisibleCharacters } from './withoutInvisibleCharacters.ts';

const name = plainTextSchema({
  max: 100,
  required: 'common.error.required',
  tooLong: 'common.error.tooLong',
});

function problemsOf(text: string): (string | undefined)[] {
  return name.safeParse(text).error?.issues.map(({ message }) => message) ?? [];
}

test.each(['Ada', '李小龍', 'Zoë Müller-Łukasz', "O'Brien & Söhne", 'Bank 🏦', 'a'.repeat(100)])(
  'allows %j',
  (text) => {
    expect(problemsOf(text)).toEqual([]);
  },
);

test.each([
  ['zero-width space', 'Ada\u200b'],
  ['grapheme joiner', 'A\u034fda'],
  ['blank of Braille', 'Ada\u2800'],
  ['Khmer vowel without a shape', 'Ada\u17b4'],
  ['Mongolian variation selector', 'Ada\u180b'],
  ['zero-width joiner', 'A\u200dda'],
  ['right-to-left override', 'Ada\u202egro'],
  ['isolate', '\u2066Ada'],
  ['control', 'Ada\u0007'],
  ['line break', 'Ada\nLovelace'],
  ['byte order mark inside', 'A\ufeffda'],
  ['soft hyphen', 'A\u00adda'],
  ['line separator', 'A\u2028da'],
  ['Hangul filler', 'A\u3164da'],
  ['variation selector without an emoji', 'Ada\ufe0f'],
  ['variation selector of the supplement', 'Ada\u{e0100}'],
  ['tag', 'Ada\u{e0041}'],
  ['reserved code point that is not drawn', 'Ada\u2065'],
  ['first half of a pair', 'Ada\ud83d'],
  ['second half of a pair', '\udc00Ada'],
])('rejects a %s', (_, text) => {
  expect(problemsOf(text)).toEqual(['common.error.invisible']);
});

// Regression: names of Persian, Sinhala and emoji were refused.
test.each(scriptNames)('allows a name in %s: %s', (_, text) => {
  expect(problemsOf(text)).toEqual([]);
  expect(name.parse(text)).toBe(text);
});

test('the samples have names in at least 40 scripts', () => {
  const scripts = scriptNames.map(([script]) => script.split(',')[0]);
  expect(new Set(scripts).size).toBeGreaterThan(40);
});

// Regression: names of U+1D159, U+13441 or U+FFFC alone were allowed, and are drawn as nothing.
test.each(hostileNames)('rejects a name: %s', (_, text, problem) => {
  // Trimming removes a byte order mark.
  const expected = text.trim() === '' ? 'common.error.required' : `common.error.${problem}`;
  expect(problemsOf(text)).toEqual([expected]);
});

test('allows a single character only if it is drawn: a letter, number, punctuation or symbol, or a code point not yet assigned', () => {
  const wrong: string[] = [];
  for (let codePoint = 0; codePoint < 0x110000; codePoint += 1) {
    const character = String.fromCodePoint(codePoint);
    const isDrawn = /[\p{L}\p{N}\p{P}\p{S}\p{Cn}]/u.test(character) && !hasInvisibleCharacters(character);
    if (name.safeParse(character).success !== isDrawn) wrong.push(codePoint.toString(16));
  }
  expect(wrong).toEqual([]);
});

// Regression: variation selectors, tags and unassigned ignorable code points were accepted.
test('counts as invisible: code points that a renderer may omit, private ones, and nine others', () => {
  const ignorable =
    /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\p{Noncharacter_Code_Point}]/u;
  const [missing, others]: [string[], string[]] = [[], []];
  for (let codePoint = 0; codePoint < 0x110000; codePoint += 1) {
    const character = String.fromCodePoint(codePoint);
    const isListed = hasInvisibleCharacters(character);
    if (ignorable.test(character) && !isListed) missing.push(codePoint.toString(16));
    if (!ignorable.test(character) && isListed) others.push(codePoint.toString(16));
  }
  expect(missing).toEqual([]);
  expect(others).toEqual(['2800', '2d7f', 'fffc', '1107f', '13441', '13442', '16fe4', '1bc9d', '1d159']);
});

test.each(['\u00a0', '\u2003', '\u3000', '\u2002\u3000 '])(
  'rejects white space alone as a name: %j',
  (text) => {
    expect(problemsOf(text)).toEqual(['common.error.required']);
  },
);

test('removes invisible characters anywhere', () => {
  expect(withoutInvisibleCharacters('\u202eT\u200bS\nT\u0000')).toBe('TST');
});

test('allows line breaks only where requested', () => {
  expect(hasInvisibleCharacters('a\nb')).toBe(true);
  expect(hasInvisibleCharacters('a\nb', true)).toBe(false);
  expect(hasInvisibleCharacters('a\n\u200bb', true)).toBe(true);
});

test('rejects empty and too long texts, and trims', () => {
  expect(problemsOf('   ')).toEqual(['common.error.required']);
  expect(problemsOf('a'.repeat(101))).toEqual(['common.error.tooLong']);
  expect(name.parse('  Ada ')).toBe('Ada');
});

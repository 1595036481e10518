import { expect, test } from 'vitest';
import { hasInvisibleCharacters, plainTextSchema, withoutInvisibleCharacters } from './plainText.ts';

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
])('refuses a %s', (_, text) => {
  expect(problemsOf(text)).toEqual(['common.error.invisible']);
});

test('leaves out what cannot be seen, wherever it stands', () => {
  expect(withoutInvisibleCharacters('\u202eT\u200bS\nT\u0000')).toBe('TST');
});

test('allows line breaks only where it is told to', () => {
  expect(hasInvisibleCharacters('a\nb')).toBe(true);
  expect(hasInvisibleCharacters('a\nb', true)).toBe(false);
  expect(hasInvisibleCharacters('a\n\u200bb', true)).toBe(true);
});

test('refuses the empty and the too long, and trims', () => {
  expect(problemsOf('   ')).toEqual(['common.error.required']);
  expect(problemsOf('a'.repeat(101))).toEqual(['common.error.tooLong']);
  expect(name.parse('  Ada ')).toBe('Ada');
});

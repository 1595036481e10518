import { expect, test } from 'vitest';
import { hasStrayMarks } from './hasStrayMarks.ts';

test.each([
  ['four accents', `a${'\u0301'.repeat(4)}`, false],
  ['five accents', `a${'\u0301'.repeat(5)}`, true],
  ['four accents on each of two letters', `a${'\u0301'.repeat(4)}b${'\u0301'.repeat(4)}`, false],
  ['eight Tibetan letters below', `ཀ${'\u0f90'.repeat(8)}`, false],
  ['nine Tibetan letters below', `ཀ${'\u0f90'.repeat(9)}`, true],
  ['four viramas with joiners', `क${'\u094d\u200d'.repeat(4)}`, false],
  ['five viramas with joiners', `क${'\u094d\u200d'.repeat(5)}`, true],
  ['an accent first', '\u0301a', true],
  ['an accent after a space', 'a \u0301', false],
  ['no mark', '', false],
])('%s', (_, text, expected) => {
  expect(hasStrayMarks(text)).toBe(expected);
});

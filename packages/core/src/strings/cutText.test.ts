import { expect, it } from 'vitest';
import { cutText } from './cutText.ts';

it.each([
  ['abc', 3, 'abc'],
  ['abc', 2, 'ab'],
  ['abc', 0, ''],
  // Two units, which stay together.
  ['a\u{1F600}b', 2, 'a'],
  ['a\u{1F600}b', 3, 'a\u{1F600}'],
])('%j is cut to %i units as %j', (text, maxLength, expected) => {
  expect(cutText(text, maxLength)).toBe(expected);
});

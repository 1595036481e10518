import { expect, it } from 'vitest';
import { cutText } from './cutText.ts';

it.each([
  ['abc', 3, 'abc'],
  ['abc', 2, 'ab'],
  ['abc', 0, ''],
  // Two units, which stay together.
  ['a\u{1F600}b', 2, 'a'],
  ['a\u{1F600}b', 3, 'a\u{1F600}'],
  // Eight units, which stay together.
  ['ab\u{1F468}\u200d\u{1F469}\u200d\u{1F467}', 9, 'ab'],
  ['ab\u{1F468}\u200d\u{1F469}\u200d\u{1F467}c', 10, 'ab\u{1F468}\u200d\u{1F469}\u200d\u{1F467}'],
  ['Zoe\u0308', 3, 'Zo'],
  ['Zoe\u0308', 4, 'Zoe\u0308'],
  // Nothing would be left of it.
  [`e${'\u0301'.repeat(9)}`, 4, 'e\u0301\u0301\u0301'],
])('%j is cut to %i units as %j', (text, maxLength, expected) => {
  expect(cutText(text, maxLength)).toBe(expected);
});

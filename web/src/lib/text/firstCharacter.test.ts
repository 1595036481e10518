// @vitest-environment node
import { expect, test } from 'vitest';
import { firstCharacter } from './firstCharacter.ts';

test.each([
  ['Ada', 'A'],
  ['', ''],
  ['👨\u200d👩\u200d👧 family', '👨\u200d👩\u200d👧'],
  ['❤\ufe0f', '❤\ufe0f'],
  ['👍🏽👍', '👍🏽'],
  ['🇨🇭🇦🇹', '🇨🇭'],
  ['Ánh'.normalize('NFD'), 'Á'.normalize('NFD')],
  ['김민준'.normalize('NFD'), '김'.normalize('NFD')],
  ['辻\u{e0100}村', '辻\u{e0100}'],
  ['किरण', 'कि'],
])('the first character of %j is %j', (text, first) => {
  expect(firstCharacter(text)).toBe(first);
});

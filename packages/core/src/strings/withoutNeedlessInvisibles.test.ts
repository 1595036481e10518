import { expect, test } from 'vitest';
import { hasNeedlessInvisibles } from './hasNeedlessInvisibles.ts';
import { hostileNames } from './testing/hostileNames.ts';
import { scriptNames } from './testing/scriptNames.ts';
import { withoutNeedlessInvisibles } from './withoutNeedlessInvisibles.ts';

test.each([
  ['❤\ufe0f of Ceylon', '❤\ufe0f of Ceylon'],
  ['👩\u200d👩\u200d👧 family', '👩\u200d👩\u200d👧 family'],
  ['علی\u200cرضا', 'علی\u200cرضا'],
  ['ශ්\u200dරී ලංකා', 'ශ්\u200dරී ලංකා'],
  ['USD\u200dC ❤\ufe0f', 'USDC ❤\ufe0f'],
  ['\u200bTether\u202e USD', 'Tether USD'],
  ['\u200d \u200c', ' '],
  ['two\nlines\tand a tab', 'twolinesand a tab'],
])('%j becomes %j', (text, cleaned) => {
  expect(withoutNeedlessInvisibles(text)).toBe(cleaned);
});

test('leaves names of every script as they are', () => {
  expect(scriptNames.length).toBeGreaterThan(100);
  for (const [, name] of scriptNames) expect(withoutNeedlessInvisibles(name)).toBe(name);
});

test('leaves no needless invisible character in a hostile name', () => {
  for (const [, name] of hostileNames)
    expect(hasNeedlessInvisibles(withoutNeedlessInvisibles(name))).toBe(false);
});

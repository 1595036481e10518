import { expect, test } from 'vitest';
import { hasNeedlessInvisibles } from './hasNeedlessInvisibles.ts';

test('joiners and selectors are allowed where a script or an emoji needs them, in each group separately', () => {
  expect(hasNeedlessInvisibles('علی\u200cرضا ශ්\u200dරී ❤\ufe0f')).toBe(false);
  expect(hasNeedlessInvisibles('علی\u200cرضا ශ්\u200dරී A\u200db')).toBe(true);
});

test('a Persian non-joiner may follow another: the letter between belongs to both groups', () => {
  expect(hasNeedlessInvisibles('ب\u200cب\u200cب\u200cب')).toBe(false);
  expect(hasNeedlessInvisibles('ب\u200cب\u200cب\u200c')).toBe(true);
  expect(hasNeedlessInvisibles('ب\u200cا\u200cب')).toBe(true);
});

test('line breaks are allowed only where requested, also beside joined emoji', () => {
  const notes = '👩\u200d👧\n❤\ufe0f';
  expect(hasNeedlessInvisibles(notes, true)).toBe(false);
  expect(hasNeedlessInvisibles(notes)).toBe(true);
  expect(hasNeedlessInvisibles('👩\u200d\n👧', true)).toBe(true);
});

test('a long hostile text is checked in an instant', () => {
  const started = performance.now();
  for (const part of ['ب\u064e', 'ب\u200c', 'क्\u200d', '👨\u200d', '👩\u200d❤\ufe0f\u200d', 'ᠠ\u180b']) {
    hasNeedlessInvisibles(`${part.repeat(20_000)}\u200b`);
  }
  expect(performance.now() - started).toBeLessThan(20_000);
});

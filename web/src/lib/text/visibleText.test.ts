// @vitest-environment node
import { expect, test } from 'vitest';
import { visibleText } from './visibleText.ts';

test('shows characters that change direction, are invisible or half a pair as their number', () => {
  expect(visibleText('pay \u202Eecila\u202C\u200B now\u{E0041}\ud800')).toEqual({
    text: 'pay ⟦U+202E⟧ecila⟦U+202C⟧⟦U+200B⟧ now⟦U+E0041⟧⟦U+D800⟧',
    count: 5,
  });
});

test('preserves lines, spaces and letters of any script', () => {
  const text = 'One line\nשלום  👋🏽 Ünï\n';
  expect(visibleText(text)).toEqual({ text, count: 0 });
});

test('shows a tab and a carriage return', () => {
  expect(visibleText('a\tb\r\n').text).toBe('a⟦U+0009⟧b⟦U+000D⟧\n');
});

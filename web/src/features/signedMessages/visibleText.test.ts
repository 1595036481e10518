import { expect, test } from 'vitest';
import { visibleText } from './visibleText.ts';

test('what turns a text around, joins nothing or is half a character is shown as its number', () => {
  expect(visibleText('pay \u202Eecila\u202C\u200B now\u{E0041}\ud800')).toEqual({
    text: 'pay ⟦U+202E⟧ecila⟦U+202C⟧⟦U+200B⟧ now⟦U+E0041⟧⟦U+D800⟧',
    count: 5,
  });
});

test('lines, spaces and letters of any script stay', () => {
  const text = 'One line\nשלום  👋🏽 Ünï\n';
  expect(visibleText(text)).toEqual({ text, count: 0 });
});

test('a tab and a carriage return are shown', () => {
  expect(visibleText('a\tb\r\n').text).toBe('a⟦U+0009⟧b⟦U+000D⟧\n');
});

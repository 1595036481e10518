import { setupI18n } from '@lingui/core';
import { expect, test } from 'vitest';
import { pseudoMessage } from './pseudoMessage.ts';

const show = (text: string, values: Record<string, string | number> = {}) =>
  setupI18n({ locale: 'en', messages: { en: { text: pseudoMessage(text) } } })._('text', values);

test('is longer, accented and in brackets', () => {
  expect(show('Send')).toBe('[Séñð ~]');
});

test('placeholders and plural forms stay', () => {
  expect(show('Send {amount} to {name}', { amount: '1 ETH', name: 'Ann' })).toMatch(
    /^\[Séñð 1 ETH ţö Ann( ~)+\]$/,
  );
  const days = '{count, plural, one {# day} other {# days}}';
  expect(show(days, { count: 1 })).toMatch(/^\[1 ðáý( ~)+\]$/);
  expect(show(days, { count: 2 })).toMatch(/^\[2 ðáýš( ~)+\]$/);
});

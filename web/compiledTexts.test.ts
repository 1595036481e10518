import { expect, test } from 'vitest';
import { textsModule, translationsModule } from './compiledTexts.ts';

test('texts are compiled', () => {
  expect(textsModule({ 'a.b': 'Hello {name}' })).toBe(
    'export const compiledTexts = {"a.b":["Hello ",["name"]]};',
  );
});

test('every language but that of the code has its own file', () => {
  expect(translationsModule(['de', 'en', 'pt-BR'])).toBe(
    `export const translations = { "de": () => import('virtual:translations/de'), "pt-BR": () => import('virtual:translations/pt-BR') };`,
  );
});

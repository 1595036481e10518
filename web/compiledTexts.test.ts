import { expect, test } from 'vitest';
import { choiceModule, languageModule, partModule } from './compiledTexts.ts';

const catalogue = { 'a.b': 'Hello {name}' };

test('a part of the only language is its texts', () => {
  expect(partModule('part', catalogue, ['en'])).toBe(
    'export const compiledTexts = {"a.b":["Hello ",["name"]]};',
  );
});

test('a part of several languages loads the one that the reader has', () => {
  const code = partModule('part', catalogue, ['de', 'en', 'pt-BR']);
  expect(code).toContain('"pt-BR": () => import(\'virtual:compiled-texts/part/pt-BR\')');
  expect(code).toContain('const source = {"a.b":["Hello ",["name"]]};');
  expect(code).not.toContain('part/en');
});

test('the only language is a constant, and not chosen', () => {
  expect(languageModule(['en'])).toBe('export const language = "en";');
  expect(choiceModule(['en'])).toBe('export const chooseDocumentLanguage = () => {};');
});

test('of several languages it is that of the document, which is chosen first', () => {
  expect(languageModule(['de', 'en'])).toContain('export const language = documentLanguage(["de","en"]);');
  expect(choiceModule(['de', 'en'])).toContain('chooseLanguage(navigator.languages, ["de","en"])');
});

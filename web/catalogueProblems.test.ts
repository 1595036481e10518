import { SOURCE_LANGUAGE } from '@everything-wallet/core/texts/sourceLanguage';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import { expect, test } from 'vitest';
import { catalogueProblems } from './catalogueProblems.ts';
import { readCatalogue } from './readCatalogue.ts';
import { readLanguages } from './readLanguages.ts';
import { texts } from './src/texts/texts.ts';

const source = await readCatalogue(SOURCE_LANGUAGE);

test('the source language has every text of the interface, and no other', () => {
  expect(source).toEqual(texts);
});

test.each(readLanguages())('%s has every text, with its parameters and plural forms', async (language) => {
  expect(Intl.getCanonicalLocales(language)).toEqual([language]);
  expect(catalogueProblems(source, await readCatalogue(language), language)).toEqual([]);
});

/** Pseudo-language: English with accents, outside of placeholders and tags. */
const accented = Object.fromEntries(
  Object.entries(source).map(([id, text]) => [
    id,
    typeof compileMessage(text) === 'string' ? text.replaceAll('a', 'á') : text,
  ]),
);

test('a complete language has no problems', () => {
  expect(Object.keys(accented).length).toBeGreaterThan(2_500);
  expect(catalogueProblems(source, accented, 'en-XA')).toEqual([]);
});

test.each([
  ['a missing text', { a: 'One', b: 'Two' }, { a: 'Eins' }, ['b is missing']],
  ['an unknown text', { a: 'One' }, { a: 'Eins', c: 'Drei' }, ['c is not a text of the source language']],
  ['an empty text', { a: 'One' }, { a: ' ' }, ['a is empty or has white space around it']],
  ['broken ICU', { a: '{n} is' }, { a: '{n ist' }, ['a is no ICU message']],
  ['a lost parameter', { a: '{n} of {m}' }, { a: '{n}' }, ['a has the parameters (n) instead of (m, n)']],
  ['a renamed parameter', { a: '{n}' }, { a: '{zahl}' }, ['a has the parameters (zahl) instead of (n)']],
])('finds %s', (_, one, other, problems) => {
  expect(catalogueProblems(one, other, 'de')).toEqual(problems);
});

test('finds plural forms that a language needs', () => {
  const text = '{n, plural, one {# day} other {# days}}';
  expect(catalogueProblems({ a: text }, { a: '{n, plural, one {# день} other {# дня}}' }, 'ru')).toEqual([
    "a has no plural form for 'few'",
    "a has no plural form for 'many'",
  ]);
  expect(catalogueProblems({ a: text }, { a: '{n, plural, other {#日}}' }, 'ja')).toEqual([]);
  expect(
    catalogueProblems({ a: '{n, plural, =0 {no} other {#}}' }, { a: '{n, plural, other {#}}' }, 'de'),
  ).toEqual([]);
});

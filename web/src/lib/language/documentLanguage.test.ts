// @vitest-environment node
import { afterEach, expect, test, vi } from 'vitest';
import { documentLanguage } from './documentLanguage.ts';

afterEach(() => vi.unstubAllGlobals());

test.each([
  ['de', 'de'],
  ['', 'en'],
  // A translator in the browser may have changed it.
  ['fr', 'en'],
])('of a document in %j it is %s', (lang, language) => {
  vi.stubGlobal('document', { documentElement: { lang } });
  expect(documentLanguage(['de', 'en'])).toBe(language);
});

test('without a document it is the source language', () => {
  expect(documentLanguage(['de', 'en'])).toBe('en');
});

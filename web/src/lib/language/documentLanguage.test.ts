// @vitest-environment node
import { afterEach, expect, test, vi } from 'vitest';
import { documentLanguage } from './documentLanguage.ts';

afterEach(() => vi.unstubAllGlobals());

test.each([
  [{ lang: 'de', dataset: { language: 'de' } }, 'de'],
  // A translator in the browser has changed it.
  [{ lang: 'fr', dataset: { language: 'de' } }, 'de'],
  [{ lang: 'fr', dataset: {} }, 'en'],
])('of a document with %j it is %s', (documentElement, language) => {
  vi.stubGlobal('document', { documentElement });
  expect(documentLanguage()).toBe(language);
});

test('without a document it is the source language, or that of the pages that are prerendered', () => {
  expect(documentLanguage()).toBe('en');
  vi.stubGlobal('renderedLanguage', 'de');
  expect(documentLanguage()).toBe('de');
});

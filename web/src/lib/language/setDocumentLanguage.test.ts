import { afterEach, expect, test, vi } from 'vitest';
import { missingLanguage } from './missingLanguage.ts';
import { setDocumentLanguage } from './setDocumentLanguage.ts';

const languages = vi.hoisted(() => ['ar', 'de', 'en']);
vi.mock('virtual:languages', () => ({ languages }));

afterEach(() => void vi.restoreAllMocks());

test.each([
  ['ar', 'rtl'],
  ['de', 'ltr'],
])('a document in %s is written %s', (tag, direction) => {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue([tag]);
  setDocumentLanguage();
  const { lang, dir, dataset } = document.documentElement;
  expect([lang, dir, dataset['language']]).toEqual([tag, direction, tag]);
});

// Regression: a language file that could not be loaded left a signed-in page empty.
test('a document whose language is missing is in English, and the next one tries it again', () => {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['ar']);
  expect(missingLanguage.note()).toBe(true);
  setDocumentLanguage();
  expect([document.documentElement.lang, document.documentElement.dir]).toEqual(['en', 'ltr']);
  setDocumentLanguage();
  expect([document.documentElement.lang, document.documentElement.dir]).toEqual(['ar', 'rtl']);
});

import { afterEach, expect, test, vi } from 'vitest';
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

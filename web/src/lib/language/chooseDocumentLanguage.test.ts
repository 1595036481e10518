import { afterEach, expect, test, vi } from 'vitest';
import { chooseDocumentLanguage, wantedLanguage } from './chooseDocumentLanguage.ts';
import { chosenLanguage } from './chosenLanguage.ts';

const languages = vi.hoisted(() => ['ar', 'de', 'en']);
vi.mock('virtual:languages', () => ({ languages }));

afterEach(() => {
  window.localStorage.clear();
  vi.restoreAllMocks();
});

const speak = (...tags: string[]) => vi.spyOn(navigator, 'languages', 'get').mockReturnValue(tags);

test('the choice on this device precedes the languages of the browser', () => {
  speak('de-AT', 'en');
  expect(wantedLanguage()).toBe('de');
  chosenLanguage.choose('ar');
  expect(wantedLanguage()).toBe('ar');
  chosenLanguage.choose(null);
  expect(wantedLanguage()).toBe('de');
});

test('a stored language without texts is ignored', () => {
  speak('de');
  window.localStorage.setItem('settings.language', 'xx');
  expect(wantedLanguage()).toBe('de');
});

test.each([
  ['ar', 'rtl'],
  ['de', 'ltr'],
])('a document in %s is written %s', (tag, direction) => {
  speak(tag);
  chooseDocumentLanguage();
  const { lang, dir, dataset } = document.documentElement;
  expect([lang, dir, dataset['language']]).toEqual([tag, direction, tag]);
});

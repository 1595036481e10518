import { afterEach, expect, test, vi } from 'vitest';
import { resolveLanguage } from './resolveLanguage.ts';
import { storedLanguage } from './storedLanguage.ts';

const languages = vi.hoisted(() => ['ar', 'de', 'en']);
vi.mock('virtual:languages', () => ({ languages }));

afterEach(() => {
  window.localStorage.clear();
  vi.restoreAllMocks();
});

const speak = (...tags: string[]) => vi.spyOn(navigator, 'languages', 'get').mockReturnValue(tags);

test('the choice on this device precedes the languages of the browser', () => {
  speak('de-AT', 'en');
  expect(resolveLanguage()).toBe('de');
  storedLanguage.store('ar');
  expect(resolveLanguage()).toBe('ar');
  storedLanguage.store(null);
  expect(resolveLanguage()).toBe('de');
});

test('a stored language without texts is ignored', () => {
  speak('de');
  window.localStorage.setItem('settings.language', 'xx');
  expect(resolveLanguage()).toBe('de');
});

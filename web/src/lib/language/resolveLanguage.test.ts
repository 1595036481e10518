import { afterEach, expect, test, vi } from 'vitest';
import { resolveLanguage } from './resolveLanguage.ts';
import { setDocumentLanguage } from './setDocumentLanguage.ts';
import { storedLanguage } from './storedLanguage.ts';

const languages = vi.hoisted(() => ['ar', 'de', 'en']);
vi.mock('virtual:languages', () => ({ languages }));

afterEach(() => {
  window.localStorage.clear();
  window.sessionStorage.clear();
  window.history.replaceState(null, '', '/');
  vi.restoreAllMocks();
});

const speak = (...tags: string[]) => vi.spyOn(navigator, 'languages', 'get').mockReturnValue(tags);

test('the choice on this device precedes the languages of the browser', () => {
  speak('de-AT', 'en');
  expect(resolveLanguage('/')).toBe('de');
  storedLanguage.store('ar');
  expect(resolveLanguage('/')).toBe('ar');
  storedLanguage.store(null);
  expect(resolveLanguage('/')).toBe('de');
});

test('the address of a page precedes the choice', () => {
  speak('en');
  storedLanguage.store('ar');
  expect(resolveLanguage('/de/help')).toBe('de');
  expect(resolveLanguage('/help')).toBe('ar');
});

test('the wallet is opened in the language of the page before it, unless the user has chosen one', () => {
  speak('en');
  window.history.replaceState(null, '', '/de/help');
  setDocumentLanguage();
  expect(resolveLanguage('/auth')).toBe('de');
  expect(resolveLanguage('/wallet')).toBe('de');
  // Another public page follows its own address.
  document.head.innerHTML = '<link rel="alternate" hreflang="de" href="/de/about">';
  expect(resolveLanguage('/about')).toBe('en');
  document.head.replaceChildren();
  storedLanguage.store('ar');
  expect(resolveLanguage('/wallet')).toBe('ar');
  storedLanguage.store(null);
  expect(resolveLanguage('/wallet')).toBe('en');
});

test('a stored language without texts is ignored', () => {
  speak('de');
  window.localStorage.setItem('settings.language', 'xx');
  expect(resolveLanguage('/')).toBe('de');
});

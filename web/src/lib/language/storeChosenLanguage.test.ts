import { afterEach, expect, test } from 'vitest';
import { storedLanguage } from './storedLanguage.ts';
import { storeChosenLanguage } from './storeChosenLanguage.ts';

afterEach(() => {
  window.localStorage.clear();
  document.body.replaceChildren();
});

test('following a link to the page in another language is a choice, following any other link is not', () => {
  storeChosenLanguage();
  document.body.innerHTML = '<a href="#about"><b>About</b></a><a href="#de" hreflang="de"><b>Deutsch</b></a>';
  const [about, german] = document.querySelectorAll('b');
  about?.click();
  expect(storedLanguage.read()).toBeNull();
  german?.click();
  expect(storedLanguage.read()).toBe('de');
});

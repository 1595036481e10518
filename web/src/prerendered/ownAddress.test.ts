import { afterEach, expect, test } from 'vitest';
import { ownAddress } from './ownAddress.ts';

afterEach(() => {
  window.history.replaceState(null, '', '/');
  document.head.replaceChildren();
});

test('a page in another language has an address of its own on this site, with the query and fragment', () => {
  document.head.innerHTML =
    '<link rel="alternate" hreflang="en" href="https://example.com/help">' +
    '<link rel="alternate" hreflang="de" href="https://example.com/de/help">';
  window.history.replaceState(null, '', '/help?a=1#fees');
  expect(ownAddress('de')).toBe('/de/help?a=1#fees');
  expect(ownAddress('ar-XB')).toBeUndefined();
});

test('a page that exists once has none', () => {
  expect(ownAddress('de')).toBeUndefined();
});

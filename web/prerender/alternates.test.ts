import { expect, test } from 'vitest';
import { alternates } from './alternates.ts';

const pages = [
  { path: '/help', address: '/help', language: 'en' },
  { path: '/', address: '/', language: 'en' },
  { path: '/auth', address: '/auth', language: 'en' },
  { path: '/help', address: '/de/help', language: 'de' },
  { path: '/', address: '/de', language: 'de' },
];

test('a page names itself, its translations, and the page for other languages', () => {
  expect(alternates({ path: '/help' }, pages, 'https://example.com')).toEqual([
    { hreflang: 'en', url: 'https://example.com/help' },
    { hreflang: 'de', url: 'https://example.com/de/help' },
    { hreflang: 'x-default', url: 'https://example.com/help' },
  ]);
});

test('a page that exists once names none', () => {
  expect(alternates({ path: '/auth' }, pages, 'https://example.com')).toEqual([]);
});

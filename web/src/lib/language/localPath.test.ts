// @vitest-environment node
import { expect, test } from 'vitest';
import { localPath } from './localPath.ts';

test.each([
  ['/help', 'de', '/de/help'],
  ['/', 'pt-BR', '/pt-BR'],
  ['/?a=1#b', 'de', '/de?a=1#b'],
  ['/help#fees', 'ar', '/ar/help#fees'],
  ['/documentation/errors', 'zh-CN', '/zh-CN/documentation/errors'],
  ['/help', 'en', '/help'],
  // No page is written in a pseudo-language, or in a language without texts.
  ['/help', 'ar-XB', '/help'],
  ['/help', 'xx', '/help'],
  // Screens of the wallet have one address in all languages.
  ['/wallet?open=send', 'de', '/wallet?open=send'],
  ['/auth', 'de', '/auth'],
  ['/helpful', 'de', '/helpful'],
])('%s in %s is %s', (path, language, local) => {
  expect(localPath(path, language)).toBe(local);
});

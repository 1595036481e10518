import { expect, test } from 'vitest';
import { findChromium } from './findChromium.ts';

test("prefers the configured one, then the system one, then Playwright's", () => {
  expect(findChromium('whole', '/opt/chromium', () => true)).toBe('/opt/chromium');
  expect(findChromium('whole', undefined, (path) => path === '/usr/bin/google-chrome')).toBe(
    '/usr/bin/google-chrome',
  );
  expect(findChromium('whole', undefined, () => false)).toBeUndefined();
});

test('takes the shell where that serves and is there, and never in place of the whole browser', () => {
  const shell = '/usr/bin/chromium-headless-shell';
  expect(findChromium('shell', undefined, () => true)).toBe(shell);
  expect(findChromium('shell', undefined, (path) => path === '/usr/bin/chromium')).toBe('/usr/bin/chromium');
  expect(findChromium('whole', undefined, (path) => path === shell)).toBeUndefined();
});

import { expect, test } from 'vitest';
import { findChromium } from './findChromium.ts';

test('takes the configured one, then the system one, then leaves it to Playwright', () => {
  expect(findChromium('/opt/chromium', () => true)).toBe('/opt/chromium');
  expect(findChromium(undefined, (path) => path === '/usr/bin/google-chrome')).toBe('/usr/bin/google-chrome');
  expect(findChromium(undefined, () => false)).toBeUndefined();
});

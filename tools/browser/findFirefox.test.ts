import { expect, test } from 'vitest';
import { findFirefox } from './findFirefox.ts';

test.each<[string | undefined, string[], string | undefined]>([
  ['/opt/firefox', ['/opt/firefox', '/usr/bin/firefox'], '/opt/firefox'],
  ['/opt/missing', ['/usr/bin/firefox'], '/usr/bin/firefox'],
  ['', ['/usr/bin/firefox', '/usr/bin/firefox-esr'], '/usr/bin/firefox-esr'],
  [undefined, [], undefined],
])('configured as %j, with %j there, finds %j', (configured, there, found) => {
  expect(findFirefox(configured ?? '', (path) => there.includes(path))).toBe(found);
});

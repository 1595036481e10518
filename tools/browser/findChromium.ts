import { existsSync } from 'node:fs';

/**
 * The two builds of Chromium that tests are run with: the shell has no window to paint and is the quicker one, the whole
 * browser has a camera and everything else.
 */
export type ChromiumBuild = 'shell' | 'whole';

/** Paths of a system's Chromium that Playwright can drive. */
const WHOLE = ['/usr/bin/chromium', '/usr/lib/chromium/chromium', '/usr/bin/google-chrome'];
const SHELLS = ['/usr/bin/chromium-headless-shell', '/usr/lib/chromium/chromium-headless-shell'];

/**
 * Returns the path of the Chromium to test with: `CHROMIUM_PATH` or the system's, which is the whole browser
 * where there is no shell; undefined means Playwright's own.
 */
export function findChromium(
  build: ChromiumBuild,
  configured = process.env['CHROMIUM_PATH'],
  exists: (path: string) => boolean = existsSync,
): string | undefined {
  const places = build === 'shell' ? [...SHELLS, ...WHOLE] : WHOLE;
  return configured ?? places.find(exists);
}

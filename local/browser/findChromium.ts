import { existsSync } from 'node:fs';

/** Where systems keep a Chromium that Playwright can drive. */
const USUAL_PLACES = ['/usr/bin/chromium', '/usr/lib/chromium/chromium', '/usr/bin/google-chrome'];

/** The path of the Chromium to test with: `CHROMIUM_PATH` or the system's; undefined means Playwright's own. */
export function findChromium(
  configured = process.env['CHROMIUM_PATH'],
  exists: (path: string) => boolean = existsSync,
): string | undefined {
  return configured ?? USUAL_PLACES.find(exists);
}

import { existsSync } from 'node:fs';

const PATHS = ['/usr/bin/firefox-esr', '/usr/bin/firefox'];

/** Returns the path of the Firefox to test with: `FIREFOX_PATH` or the system's; undefined without one. */
export function findFirefox(
  configured = process.env['FIREFOX_PATH'],
  exists: (path: string) => boolean = existsSync,
): string | undefined {
  return [configured ?? '', ...PATHS].find((path) => path !== '' && exists(path));
}

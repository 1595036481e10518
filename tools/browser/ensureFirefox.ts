import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { MissingToolError } from '../clients/MissingToolError.ts';
import type { ProcessFamily } from '../processes/startProcessFamily.mjs';
import { repositoryRoot } from '../repositoryRoot.ts';
import { runProgram } from '../runProgram.ts';
import { findFirefox } from './findFirefox.ts';

const REMEDY = 'Firefox is not installed (apt-get install firefox-esr, or set FIREFOX_PATH)';

/**
 * Ensures that there is a Firefox for tests: root on Debian installs the packaged one.
 *
 * @returns its path
 * @throws {MissingToolError} When Firefox is missing and cannot be installed.
 */
export async function ensureFirefox(family: Pick<ProcessFamily, 'spawn'>): Promise<string> {
  const found = findFirefox();
  if (found !== undefined) return found;
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) throw new MissingToolError(REMEDY);
  try {
    await runProgram(family, {
      title: 'Installing Firefox',
      command: 'sh',
      args: ['-c', 'apt-get update && apt-get install --yes --no-install-recommends firefox-esr'],
      cwd: repositoryRoot,
      logFile: join(repositoryRoot, '.local', 'firefox.log'),
    });
  } catch (cause) {
    throw new MissingToolError(REMEDY, { cause });
  }
  const installed = findFirefox();
  if (installed === undefined) throw new MissingToolError(REMEDY);
  return installed;
}

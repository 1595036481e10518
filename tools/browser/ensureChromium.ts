import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { LocalError } from '../LocalError.ts';
import type { ProcessFamily } from '../processes/startProcessFamily.mjs';
import { repositoryRoot } from '../repositoryRoot.ts';
import { runProgram } from '../runProgram.ts';
import { runStep } from '../runStep.ts';
import { findChromium } from './findChromium.ts';

/**
 * Ensures that there is a Chromium for tests: installs one if needed, and its headless shell where that is
 * packaged; without the shell the whole browser runs every test, only slower.
 *
 * @throws {LocalError} When it cannot be installed; the message has the remedy.
 */
export async function ensureChromium(family: ProcessFamily, log: (line: string) => void): Promise<void> {
  if (isThere() && !isShellWanted()) return;
  const [command, ...args] = installer();
  const logFile = join(repositoryRoot, '.local', 'chromium.log');
  try {
    await runStep(log, 'Installing Chromium', () =>
      runProgram(family, { title: 'Installing Chromium', command, args, cwd: repositoryRoot, logFile }),
    );
  } catch (cause) {
    if (isThere()) return;
    throw new LocalError(
      `There is no Chromium and it could not be installed (${logFile} says why): install it, or set CHROMIUM_PATH.`,
      { cause },
    );
  }
  if (!isThere()) throw new LocalError('Chromium was installed but is not found: set CHROMIUM_PATH.');
}

function isThere(): boolean {
  return existsSync(findChromium('whole') ?? chromium.executablePath());
}

/** Returns true if the shell is missing and can be installed; a configured browser serves for everything. */
function isShellWanted(): boolean {
  const isConfigured = process.env['CHROMIUM_PATH'] !== undefined;
  return isPackaged() && !isConfigured && findChromium('shell') === findChromium('whole');
}

/** Root on Debian has a packaged Chromium; Playwright's own needs libraries that only root could add. */
function isPackaged(): boolean {
  return process.getuid?.() === 0 && existsSync('/etc/debian_version');
}

function installer(): [string, ...string[]] {
  const install = 'apt-get install --yes --no-install-recommends';
  return isPackaged()
    ? ['sh', '-c', `apt-get update && ${install} chromium && { ${install} chromium-headless-shell || true; }`]
    : ['playwright', 'install', 'chromium'];
}

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
 * Makes sure that there is a Chromium to test with, installing one when there is none.
 * @throws {LocalError} When it cannot be installed; says what to do.
 */
export async function ensureChromium(family: ProcessFamily, log: (line: string) => void): Promise<void> {
  if (isThere()) return;
  const [command, ...args] = installer();
  const logFile = join(repositoryRoot, '.local', 'chromium.log');
  try {
    await runStep(log, 'Installing Chromium', () =>
      runProgram(family, { title: 'Installing Chromium', command, args, cwd: repositoryRoot, logFile }),
    );
  } catch (cause) {
    throw new LocalError(
      `There is no Chromium and it could not be installed (${logFile} says why): install it, or set CHROMIUM_PATH.`,
      { cause },
    );
  }
  if (!isThere()) throw new LocalError('Chromium was installed but is not found: set CHROMIUM_PATH.');
}

function isThere(): boolean {
  return existsSync(findChromium() ?? chromium.executablePath());
}

/** Root on Debian has a packaged Chromium; Playwright's own needs libraries that only root could add. */
function installer(): [string, ...string[]] {
  return process.getuid?.() === 0 && existsSync('/etc/debian_version')
    ? ['sh', '-c', 'apt-get update && apt-get install --yes --no-install-recommends chromium']
    : ['playwright', 'install', 'chromium'];
}

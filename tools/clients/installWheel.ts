import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LocalError } from '../LocalError.ts';
import { requireTool } from './requireTool.ts';
import type { RunHere } from './RunHere.ts';

const VERSION = 'from importlib.metadata import version; print(version("everything-wallet"))';

/**
 * Installs the wheel that the site serves with pip, without its dependencies.
 *
 * @throws {LocalError} When pip refuses it, or its version is not the one in its name.
 */
export async function installWheel(runHere: RunHere, downloads: string): Promise<void> {
  requireTool('python3', '-m', 'pip', '--version');
  const wheel = readdirSync(downloads).find((file) => file.endsWith('.whl')) ?? '';
  const site = mkdtempSync(join(tmpdir(), 'everything-wallet-wheel-'));
  try {
    const pip = ['-m', 'pip', 'install', '--quiet', '--no-deps', '--no-index', '--target', site];
    await runHere('clients/python: pip', downloads, 'python3', ...pip, join(downloads, wheel));
    const stated = await runHere('clients/python: version', site, 'python3', '-c', VERSION);
    if (!wheel.includes(`-${stated.split('\n').at(-1) ?? ''}-`))
      throw new LocalError(`The wheel says ${stated}`);
  } finally {
    rmSync(site, { recursive: true });
  }
}

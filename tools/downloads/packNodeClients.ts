import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { copyNodeClients } from '../clients/copyNodeClients.ts';
import { stackDirectory } from '../stackDirectory.ts';

/** In packing order: the second is built with the output of the first. */
const PACKAGES = ['typescript', 'cli', 'connect'];

/**
 * Packs the TypeScript SDK, the command line and the connector as npm would publish them; nothing is fetched.
 *
 * @param into the directory that gets the tarballs, an absolute path
 */
export function packNodeClients(into: string): void {
  // Bundles name their modules by the way from here, which must be the same on every machine (decision 86).
  const directory = stackDirectory('packages');
  mkdirSync(directory, { recursive: true });
  const copy = mkdtempSync(join(directory, 'copy-'));
  try {
    copyNodeClients(copy);
    for (const name of PACKAGES) {
      execFileSync('npm', ['pack', '--silent', '--offline', '--pack-destination', into], {
        cwd: join(copy, 'clients', name),
        // What builds them runs on the Node that runs this.
        env: { ...process.env, PATH: `${dirname(process.execPath)}${delimiter}${process.env['PATH'] ?? ''}` },
        stdio: ['ignore', 'ignore', 'inherit'],
      });
    }
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

import { createHash } from 'node:crypto';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { clientPaths } from '../clients/clientPaths.ts';
import { goModule } from './goModule.ts';
import { listSources } from './listSources.ts';
import { packNodeClients } from './packNodeClients.ts';
import { pythonWheel } from './pythonWheel.ts';

/**
 * Writes the files that the site serves under /downloads: the packages of all clients, and SHA256SUMS.
 * Offline.
 *
 * @param directory an absolute path; its content is replaced
 */
export function writeDownloads(directory: string): void {
  rmSync(directory, { recursive: true, force: true });
  mkdirSync(directory, { recursive: true });
  packNodeClients(directory);
  const wheel = pythonWheel(clientPaths.python);
  writeFileSync(join(directory, wheel.name), wheel.bytes);
  for (const { path, bytes } of goModule(clientPaths.go)) {
    const file = join(directory, 'go', path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, bytes);
  }
  const sums = listSources(directory).map(
    ({ path, bytes }) => `${createHash('sha256').update(bytes).digest('hex')}  ${path}\n`,
  );
  writeFileSync(join(directory, 'SHA256SUMS'), sums.join(''));
}

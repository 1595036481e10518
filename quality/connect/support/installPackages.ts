import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { installOrSkip } from '../../../tools/clients/installOrSkip.ts';
import { withLock } from '../../../tools/processes/withLock.mjs';
import { userCache } from '../../../tools/userCache.ts';
import { processes } from './processes.ts';

/**
 * Installs foreign packages in the user's cache, at the versions of their lock file.
 *
 * @param name folder of this suite with package.json and package-lock.json
 * @returns the folder that has them
 * @throws {MissingToolError} When the registry cannot be reached.
 */
export async function installPackages(
  name: 'libraries' | 'sampleLibraries' | 'dapps' | 'tools',
): Promise<string> {
  const source = join(import.meta.dirname, '..', name);
  const lock = readFileSync(join(source, 'package-lock.json'));
  const key = createHash('sha256').update(lock).digest('hex').slice(0, 16);
  const folder = userCache(`connect-${name}-${key}`);
  const done = join(folder, 'installed');
  await withLock(`${folder}.lock`, async () => {
    if (existsSync(done)) return;
    mkdirSync(folder, { recursive: true });
    for (const file of ['package.json', 'package-lock.json'])
      copyFileSync(join(source, file), join(folder, file));
    await installOrSkip(processes, {
      title: `Installing the packages of quality/connect/${name}`,
      command: 'npm',
      args: ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--fetch-retries=1'],
      cwd: folder,
      logFile: `${folder}.log`,
    });
    writeFileSync(done, '');
  });
  return folder;
}

import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { userCache } from '../../../tools/userCache.ts';

const source = join(import.meta.dirname, '../libraries');

/** Installs the libraries of websites, whose versions are pinned, in the user's cache; returns the folder. */
export function installLibraries(): string {
  const lock = readFileSync(join(source, 'package-lock.json'));
  const folder = userCache(
    `connect-libraries-${createHash('sha256').update(lock).digest('hex').slice(0, 16)}`,
  );
  const done = join(folder, 'installed');
  if (existsSync(done)) return folder;
  mkdirSync(folder, { recursive: true });
  for (const file of ['package.json', 'package-lock.json'])
    copyFileSync(join(source, file), join(folder, file));
  execFileSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], {
    cwd: folder,
    stdio: 'inherit',
  });
  writeFileSync(done, '');
  return folder;
}

import { createHash } from 'node:crypto';
import { readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Names of directories that hold what is made from the sources. */
const MADE = new Set(['node_modules', 'dist', 'lib']);

/** A digest over the names and contents of files and of all files below directories, made ones left out. */
export function hashFiles(root: string, paths: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of paths.flatMap((path) => listFiles(root, path)).sort()) {
    hash.update(`${file}\0`).update(
      createHash('sha256')
        .update(readFileSync(join(root, file)))
        .digest(),
    );
  }
  return hash.digest('hex');
}

function listFiles(root: string, path: string): string[] {
  if (!statSync(join(root, path)).isDirectory()) return [path];
  return readdirSync(join(root, path), { withFileTypes: true })
    .filter((entry) => !MADE.has(entry.name))
    .flatMap((entry) =>
      entry.isDirectory() ? listFiles(root, join(path, entry.name)) : [join(path, entry.name)],
    );
}

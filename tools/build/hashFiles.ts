import { createHash } from 'node:crypto';
import { readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Returns a digest over the names and contents of files and of all files below directories.
 *
 * @param root Base of the paths.
 * @param without Paths and names of directories to exclude: generated files.
 */
export function hashFiles(root: string, paths: readonly string[], without: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of paths.flatMap((path) => listFiles(root, path, without)).sort()) {
    hash.update(`${file}\0`).update(
      createHash('sha256')
        .update(readFileSync(join(root, file)))
        .digest(),
    );
  }
  return hash.digest('hex');
}

function listFiles(root: string, path: string, without: readonly string[]): string[] {
  if (!statSync(join(root, path)).isDirectory()) return [path];
  return readdirSync(join(root, path)).flatMap((name) => {
    const entry = join(path, name);
    return without.includes(name) || without.includes(entry) ? [] : listFiles(root, entry, without);
  });
}

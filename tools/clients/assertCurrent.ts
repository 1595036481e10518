import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { LocalError } from '../LocalError.ts';
import { repositoryRoot } from '../repositoryRoot.ts';

/**
 * Compares committed files with a generator's current output.
 *
 * @param committed A directory of generated files only.
 * @param fresh The same directory, generated now.
 * @throws {LocalError} With the paths that differ.
 */
export function assertCurrent(committed: string, fresh: string): void {
  const files = new Set([...listFiles(committed), ...listFiles(fresh)]);
  const different = [...files].filter((file) => read(join(committed, file)) !== read(join(fresh, file)));
  if (different.length > 0) {
    const paths = different.map((file) => `    ${relative(repositoryRoot, join(committed, file))}`);
    throw new LocalError(
      `These files are not what the generator writes: run npm run clients:generate.\n${paths.sort().join('\n')}`,
    );
  }
}

function read(path: string): string | undefined {
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined;
}

function listFiles(directory: string): string[] {
  return readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.parentPath.includes('__pycache__'))
    .map((entry) => relative(directory, join(entry.parentPath, entry.name)));
}

import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { ZipEntry } from './zipOf.ts';

/**
 * The files below a directory, by their paths in it and in their order; without hidden ones and Python's caches.
 *
 * @param directory an absolute path
 */
export function listSources(directory: string, prefix = ''): readonly ZipEntry[] {
  return readdirSync(directory)
    .filter((name) => !name.startsWith('.') && name !== '__pycache__')
    .toSorted()
    .flatMap((name) => {
      const path = join(directory, name);
      return statSync(path).isDirectory()
        ? listSources(path, `${prefix}${name}/`)
        : [{ path: `${prefix}${name}`, bytes: readFileSync(path) }];
    });
}

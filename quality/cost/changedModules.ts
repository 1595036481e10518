import { createHash } from 'node:crypto';
import { relative, sep } from 'node:path';
import type { Plugin } from 'vite';
import { repositoryRoot } from '../../tools/repositoryRoot.ts';

/** One module of the application in so many changes from one release to the next: as in 204 commits of this repository. */
const CHANGED_EACH = 16;

/** True for the modules that a release changes: texts, and a fixed choice among the others. */
export function isChanged(path: string): boolean {
  if (path.includes('virtual:translations')) return true;
  if (!/^(web|packages\/core)\/src\/.*\.tsx?$/.test(path)) return false;
  const [first = 0, second = 0] = createHash('sha256').update(path).digest();
  return (first * 256 + second) % CHANGED_EACH === 0;
}

/** Adds a statement to modules of the application, as a new release changes them. */
export function changedModules(): Plugin {
  return {
    name: 'changed-modules',
    enforce: 'post',
    transform: (code, id) => {
      const path = relative(repositoryRoot, id.split('?')[0] ?? id)
        .split(sep)
        .join('/');
      return isChanged(path)
        ? { code: `${code}\nglobalThis.changed = ${JSON.stringify(path)};`, map: null }
        : undefined;
    },
  };
}

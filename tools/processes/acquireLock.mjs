import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { isProcessAlive } from './isProcessAlive.mjs';
import { processIdentity } from './processIdentity.mjs';

/**
 * Acquires a lock for this process; a lock whose holder has ended counts as free.
 * @param {string} path The lock's file; its directory is created.
 * @returns {{ release: () => void } | { holder: number }} A function that releases it, or the pid of its
 *   holder.
 */
export function acquireLock(path) {
  mkdirSync(dirname(path), { recursive: true });
  const candidate = `${path}.${process.pid}`;
  writeFileSync(candidate, processIdentity(process.pid));
  try {
    for (;;) {
      try {
        // A link, unlike a write, fails when the name exists, and never shows a half-written file.
        linkSync(candidate, path);
        return { release: () => rmSync(path, { force: true }) };
      } catch (error) {
        if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
      }
      const holder = readHolder(path);
      if (holder && isProcessAlive(holder)) return { holder: Number(holder.split('@')[0]) };
      rmSync(path, { force: true });
    }
  } finally {
    rmSync(candidate, { force: true });
  }
}

/** @param {string} path */
function readHolder(path) {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    // Released since the link failed.
    return undefined;
  }
}

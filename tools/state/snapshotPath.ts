import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Returns the directory of the last complete snapshot below a state directory, or undefined. */
export function snapshotPath(stateDirectory: string): string | undefined {
  const pointer = join(stateDirectory, 'current');
  if (!existsSync(pointer)) return undefined;
  const path = join(stateDirectory, 'snapshots', readFileSync(pointer, 'utf8'));
  return existsSync(path) ? path : undefined;
}

import { mkdir, mkdtemp, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';

/**
 * Saves a snapshot atomically: `write` fills a new directory, which becomes the current one only after it has
 * succeeded; then older ones are deleted. After any interruption, `snapshotPath` names a complete snapshot.
 *
 * @param write Fills the given directory.
 */
export async function saveSnapshot(
  stateDirectory: string,
  write: (directory: string) => Promise<void>,
): Promise<void> {
  const snapshots = join(stateDirectory, 'snapshots');
  await mkdir(snapshots, { recursive: true });
  const name = basename(await mkdtemp(join(snapshots, 'snapshot-')));
  await write(join(snapshots, name));
  // A rename replaces the pointer in one step, where a write could be cut short.
  const pointer = join(stateDirectory, 'current');
  await writeFile(`${pointer}.next`, name);
  await rename(`${pointer}.next`, pointer);
  for (const other of await readdir(snapshots)) {
    if (other !== name) await rm(join(snapshots, other), { recursive: true, force: true });
  }
}

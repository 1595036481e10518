import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { resolveFirestoreEmulator } from '../../tools/emulators/resolveFirestoreEmulator.ts';
import { loadRules } from '../../tools/emulators/loadRules.ts';
import type { ProcessFamily } from '../../tools/processes/startProcessFamily.mjs';
import { projectId } from '../../tools/projectId.ts';
import { repositoryRoot } from '../../tools/repositoryRoot.ts';
import { startService } from '../../tools/startService.ts';
import { freePort } from '../../tools/testing/freePort.ts';
import { waitUntil } from '../../tools/waitUntil.ts';
import { standInProject } from './standInProject.ts';

/**
 * Starts the Firestore emulator, and no other, under the rules of the repository: the one part of the stand-in that is an
 * emulator.
 *
 * @param directory where its configuration and logs go
 * @returns its port of 127.0.0.1
 * @throws {LocalError} When it cannot be started.
 */
export async function startDatabase(
  family: ProcessFamily,
  directory: string,
  log: (line: string) => void,
): Promise<number> {
  const prefix = await resolveFirestoreEmulator(family, log);
  const folder = join(directory, 'database');
  mkdirSync(folder, { recursive: true });
  const [port, websocketPort, hub, logging] = await Promise.all([
    freePort(),
    freePort(),
    freePort(),
    freePort(),
  ]);
  const rules = 'firestore.rules';
  cpSync(join(repositoryRoot, rules), join(folder, rules));
  const at = (number: number) => ({ host: '127.0.0.1', port: number });
  writeFileSync(
    join(folder, 'firebase.json'),
    JSON.stringify({
      firestore: { rules },
      emulators: {
        firestore: { ...at(port), websocketPort },
        hub: at(hub),
        logging: at(logging),
        ui: { enabled: false },
        singleProjectMode: false,
      },
    }),
  );
  const [command = '', ...args] = [
    ...prefix,
    join(repositoryRoot, 'node_modules', '.bin', 'firebase'),
    // A demo project's name prevents firebase-tools from querying it; the functions use their own project.
    ...['emulators:start', '--project', projectId, '--only', 'firestore'],
  ];
  const service = startService(family, {
    title: 'The Firestore emulator',
    command,
    args,
    cwd: folder,
    logFile: join(directory, 'logs', 'firestore.log'),
  });
  const ready = waitUntil('the Firestore emulator does not get ready', 120_000, () =>
    service.output().includes('All emulators ready'),
  );
  await Promise.race([ready, service.ended]);
  await loadRules(port, join(folder, rules), standInProject);
  return port;
}

import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { LocalError } from '../LocalError.ts';
import type { ProcessFamily } from '../processes/startProcessFamily.mjs';
import { withLock } from '../processes/withLock.mjs';
import { runProgram } from '../runProgram.ts';
import { runStep } from '../runStep.ts';
import { emulatorCache, hidaneVersion } from './emulatorCache.ts';

const run = promisify(execFile);

/** firebase-tools refuses to start the official Firestore emulator on an older Java. */
const OLDEST_JAVA = 21;

/**
 * Returns the prefix of a firebase-tools command that provides a Firestore emulator: `hidane exec --`, or
 * nothing where the official emulator can run. Downloads or builds hidane when neither is available.
 *
 * @throws {LocalError} When neither can be obtained; the message has the remedy.
 */
export async function resolveFirestoreEmulator(
  family: ProcessFamily,
  log: (line: string) => void,
): Promise<readonly string[]> {
  const cache = emulatorCache();
  const known = await firstWorking(['hidane', ...cachedBinaries(cache)]);
  if (known) return [known, 'exec', '--'];

  return withLock(`${cache}.lock`, () =>
    runStep(log, 'Obtaining the Firestore emulator', async () => {
      const obtained = await obtain(family, cache, log);
      if (obtained) return [obtained, 'exec', '--'];
      if ((await javaVersion()) >= OLDEST_JAVA) return [];
      throw new LocalError(
        `No Firestore emulator could be obtained: install Rust (cargo), or Java ${OLDEST_JAVA} or newer, and start again.`,
      );
    }),
  );
}

/** Returns the paths of hidane's binary after each way to obtain it. */
function cachedBinaries(cache: string): string[] {
  return [join(cache, 'node_modules', '.bin', 'hidane'), join(cache, 'bin', 'hidane')];
}

async function obtain(
  family: ProcessFamily,
  cache: string,
  log: (line: string) => void,
): Promise<string | undefined> {
  // Another process may have obtained it while this one waited for the lock.
  const ready = await firstWorking(cachedBinaries(cache));
  if (ready) return ready;

  await mkdir(dirname(cache), { recursive: true });
  const ways = [
    {
      title: 'Fetching hidane with npm',
      command: 'npm',
      args: (into: string) => [
        'install',
        '--prefix',
        into,
        '--no-save',
        '--no-audit',
        `hidane@${hidaneVersion}`,
      ],
    },
    {
      title: 'Building hidane with cargo (two to five minutes, once)',
      command: 'cargo',
      args: (into: string) => ['install', 'hidane', '--version', hidaneVersion, '--locked', '--root', into],
    },
  ];
  for (const { title, command, args } of ways) {
    const unfinished = await mkdtemp(`${cache}.unfinished-`);
    try {
      log(`  ${title} …`);
      const logFile = `${cache}-${command}.log`;
      await runProgram(family, { title, command, args: args(unfinished), cwd: unfinished, logFile });
      if (await firstWorking(cachedBinaries(unfinished))) {
        await rm(cache, { recursive: true, force: true });
        await rename(unfinished, cache);
        return await firstWorking(cachedBinaries(cache));
      }
      log(`  ${title}: what it gave does not run here.`);
    } catch (error) {
      if (!(error instanceof LocalError)) throw error;
      log(`  ${title}: not possible here.`);
    } finally {
      await rm(unfinished, { recursive: true, force: true });
    }
  }
  return undefined;
}

/** The first of these commands that is hidane in the release wanted. */
async function firstWorking(candidates: readonly string[]): Promise<string | undefined> {
  for (const candidate of candidates) {
    const version = await run(candidate, ['--version']).then(
      ({ stdout }) => stdout,
      () => '',
    );
    if (version.includes(hidaneVersion)) return candidate;
  }
  return undefined;
}

/** The major version of the Java on PATH, 0 without one. */
async function javaVersion(): Promise<number> {
  const text = await run('java', ['-version']).then(
    ({ stderr }) => stderr,
    () => '',
  );
  return Number(/version "(\d+)/.exec(text)?.[1] ?? 0);
}

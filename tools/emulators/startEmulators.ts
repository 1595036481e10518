import { join } from 'node:path';
import { LocalError } from '../LocalError.ts';
import type { ProcessFamily } from '../processes/startProcessFamily.mjs';
import { projectId } from '../projectId.ts';
import { repositoryRoot } from '../repositoryRoot.ts';
import { startService, type Service } from '../startService.ts';
import { waitUntil } from '../waitUntil.ts';

/** Modules that change firebase-tools before it starts. */
const preloads = ['surviveRequests.ts', 'slowTaskQueue.ts'] as const;

/** Options of the emulators. */
export interface EmulatorOptions {
  /** The stack's directory, where `writeFirebaseProject` has written the project. */
  readonly directory: string;
  /** Prefix of the firebase-tools command, from `resolveFirestoreEmulator`. */
  readonly prefix: readonly string[];
  /** The export to begin from; without one they begin empty. */
  readonly importFrom: string | undefined;
}

/**
 * Starts the Auth, Functions, Firestore, Hosting and Cloud Tasks emulators.
 * @throws {LocalError} When they end, do not get ready in time or cannot load the functions.
 */
export async function startEmulators(family: ProcessFamily, options: EmulatorOptions): Promise<Service> {
  const { directory, prefix, importFrom } = options;
  const [command = '', ...args] = [
    ...prefix,
    process.execPath,
    ...preloads.flatMap((file) => ['--import', join(import.meta.dirname, file)]),
    join(repositoryRoot, 'node_modules', 'firebase-tools', 'lib', 'bin', 'firebase.js'),
    ...['emulators:start', '--project', projectId, '--only', 'auth,functions,firestore,hosting,tasks'],
    ...(importFrom ? ['--import', importFrom] : []),
  ];
  const service = startService(family, {
    title: 'The Firebase emulators',
    command,
    args,
    cwd: directory,
    environment: {
      // As in a deployment: the platform's own refusals have no stack trace.
      NODE_ENV: 'production',
      // Seconds that an instance may take to start. After 30 s, firebase-tools would leave its request without an answer.
      FUNCTIONS_DISCOVERY_TIMEOUT: '120',
    },
    logFile: join(directory, 'logs', 'emulators.log'),
  });
  const ready = waitUntil('the Firebase emulators do not get ready', 180_000, () =>
    service.output().includes('All emulators ready'),
  );
  await Promise.race([ready, service.ended]);

  // firebase-tools only logs this and goes on without the functions.
  const failure = /Failed to load function definition from source.*/.exec(service.output());
  if (failure) throw new LocalError(failure[0]);
  return service;
}

import { once } from 'node:events';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ChildProcess } from 'node:child_process';
import { LocalError } from '../../tools/LocalError.ts';
import { isListening } from '../../tools/ports/isListening.ts';
import type { ProcessFamily } from '../../tools/processes/startProcessFamily.mjs';
import { repositoryRoot } from '../../tools/repositoryRoot.ts';
import { tailOfFile } from '../../tools/tailOfFile.ts';
import { freePort } from '../../tools/testing/freePort.ts';
import { waitUntil } from '../../tools/waitUntil.ts';

const PRELOAD = join(import.meta.dirname, 'preload.ts');
const FRAMEWORK = join(
  repositoryRoot,
  ...['node_modules', '@google-cloud', 'functions-framework', 'build', 'src', 'main.js'],
);

/** Environment of a function. */
export interface FunctionOptions {
  /** The deployed function's name. */
  readonly name: string;
  /** The folder that was uploaded and installed. */
  readonly folder: string;
  /** All of its environment but what Cloud Run gives each function. */
  readonly environment: Readonly<Record<string, string>>;
  readonly logFile: string;
}

/**
 * An instance of a deployed function: the functions framework that Google's buildpack puts around the uploaded folder, in a
 * process of its own, with the environment of Cloud Run and nothing of an emulator's.
 */
export class FunctionProcess {
  readonly name: string;
  readonly port: number;
  readonly #child: ChildProcess;

  private constructor(name: string, port: number, child: ChildProcess) {
    this.name = name;
    this.port = port;
    this.#child = child;
  }

  /** @throws {LocalError} When it ends before it listens, with its last lines. */
  static async start(family: ProcessFamily, options: FunctionOptions): Promise<FunctionProcess> {
    const { name, folder, environment, logFile } = options;
    const port = await freePort();
    const log = openSync(logFile, 'a');
    const child = family.spawn(process.execPath, ['--import', PRELOAD, FRAMEWORK], {
      cwd: folder,
      env: {
        // Nothing of this process's own: no emulator, no credentials.
        HOME: '/nowhere',
        PATH: process.env['PATH'],
        NODE_ENV: 'production',
        PORT: String(port),
        FUNCTION_TARGET: name,
        FUNCTION_SIGNATURE_TYPE: 'http',
        // Service, revision and entry point, in the platform's variables.
        K_SERVICE: name.toLowerCase(),
        K_REVISION: `${name.toLowerCase()}-00001-abc`,
        K_CONFIGURATION: name.toLowerCase(),
        LOG_EXECUTION_ID: 'true',
        ...environment,
      },
      stdio: ['ignore', log, log],
    });
    closeSync(log);
    const ended = once(child, 'exit').then(([code]) => {
      throw new LocalError(`${name} ended (${String(code)}):\n${tailOfFile(logFile)}`);
    });
    ended.catch(() => undefined);
    await Promise.race([waitUntil(`${name} does not listen`, 60_000, () => isListening(port)), ended]);
    return new FunctionProcess(name, port, child);
  }

  /** Resident memory now, in MiB; of Linux alone, else 0. */
  memoryMiB(): number {
    try {
      const status = readFileSync(`/proc/${this.#child.pid ?? 0}/status`, 'utf8');
      return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1_024;
    } catch {
      return 0;
    }
  }

  async end(): Promise<void> {
    if (this.#child.exitCode !== null) return;
    const exit = once(this.#child, 'exit');
    this.#child.kill('SIGKILL');
    await exit;
  }
}

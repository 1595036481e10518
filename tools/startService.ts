import { once } from 'node:events';
import { closeSync, mkdirSync, openSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { LocalError } from './LocalError.ts';
import type { ProcessFamily } from './processes/startProcessFamily.mjs';
import { tailOfFile } from './tailOfFile.ts';

/** Command of a service, and its log. */
export interface ServiceOptions {
  /** Name in messages. */
  readonly title: string;
  readonly command: string;
  readonly args: readonly string[];
  readonly cwd: string;
  /** Added to the environment. */
  readonly environment?: Readonly<Record<string, string>>;
  /** The file its output is written to. */
  readonly logFile: string;
}

/** A program that is meant to run until the family ends. */
export interface Service {
  /** Rejects with a LocalError when it ends; never resolves. */
  readonly ended: Promise<never>;
  /** Returns its output so far. */
  output(): string;
}

/** Starts a program of the stack as a member of the family. */
export function startService(family: ProcessFamily, options: ServiceOptions): Service {
  mkdirSync(dirname(options.logFile), { recursive: true });
  // Straight into the file: a pipe through this process would be lost with it.
  const log = openSync(options.logFile, 'w');
  const child = family.spawn(options.command, options.args, {
    cwd: options.cwd,
    env: { ...process.env, ...options.environment },
    stdio: ['ignore', log, log],
  });
  closeSync(log);
  const ended = once(child, 'exit').then(
    ([code, signal]) => {
      throw new LocalError(
        `${options.title} ended (${String(code ?? signal)}). Its last lines:\n${tailOfFile(options.logFile)}`,
      );
    },
    (error: unknown) => {
      throw new LocalError(`${options.title} could not be started: ${String(error)}`);
    },
  );
  // The waiting code handles the error; until then it must not be an unhandled rejection.
  ended.catch(() => undefined);
  return { ended, output: () => readFileSync(options.logFile, 'utf8') };
}

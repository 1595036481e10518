import { once } from 'node:events';
import { closeSync, mkdirSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import { LocalError } from './LocalError.ts';
import type { ProcessFamily } from './processes/startProcessFamily.mjs';
import { tailOfFile } from './tailOfFile.ts';

/** A program to run to its end. */
export interface ProgramOptions {
  /** Description, for the message of a failure. */
  readonly title: string;
  readonly command: string;
  readonly args: readonly string[];
  readonly cwd: string;
  /** Added to the environment. */
  readonly environment?: Readonly<Record<string, string>>;
  /** The file its output is written to. */
  readonly logFile: string;
  /** Number of output lines that a failure shows; 25 by default. */
  readonly shownLines?: number;
}

/**
 * Runs a program to its end as a member of the family.
 * @throws {LocalError} When it cannot be started or fails, with the end of its output.
 */
export async function runProgram(
  family: Pick<ProcessFamily, 'spawn'>,
  options: ProgramOptions,
): Promise<void> {
  mkdirSync(dirname(options.logFile), { recursive: true });
  const log = openSync(options.logFile, 'w');
  const child = family.spawn(options.command, options.args, {
    cwd: options.cwd,
    env: { ...process.env, ...options.environment },
    stdio: ['ignore', log, log],
  });
  closeSync(log);
  const [code, signal] = await once(child, 'exit').catch((error: unknown) => [String(error)]);
  if (code !== 0) {
    throw new LocalError(
      `${options.title} failed (${String(code ?? signal)}):\n${tailOfFile(options.logFile, options.shownLines)}`,
    );
  }
}

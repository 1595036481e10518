import { readFileSync } from 'node:fs';
import { LocalError } from '../LocalError.ts';
import type { ProcessFamily } from '../processes/startProcessFamily.mjs';
import { runProgram, type ProgramOptions } from '../runProgram.ts';
import { isNetworkFailure } from './isNetworkFailure.ts';
import { MissingToolError } from './MissingToolError.ts';

/**
 * Installs packages with a program.
 * @throws {MissingToolError} When they cannot be reached from this machine.
 * @throws {LocalError} When they can, and it fails all the same.
 */
export async function installOrSkip(
  family: Pick<ProcessFamily, 'spawn'>,
  options: ProgramOptions,
): Promise<void> {
  try {
    await runProgram(family, options);
  } catch (cause) {
    if (!(cause instanceof LocalError) || !isNetworkFailure(readFileSync(options.logFile, 'utf8')))
      throw cause;
    throw new MissingToolError(`${options.title}: the packages cannot be reached from this machine`, {
      cause,
    });
  }
}

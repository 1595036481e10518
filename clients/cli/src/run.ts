import { CommanderError } from 'commander';
import { createProgram } from './createProgram.ts';
import { describeError } from './errors/describeError.ts';
import { reportError } from './errors/reportError.ts';
import { exitCodes, type ExitCode } from './exitCodes.ts';
import { listenForInterruption } from './terminal/interruption.ts';

/** Runs the program. @returns what it ends with */
export async function run(args: readonly string[]): Promise<ExitCode> {
  listenForInterruption();
  try {
    await createProgram().parseAsync(args, { from: 'user' });
    return exitCodes.ok;
  } catch (error) {
    if (error instanceof CommanderError && error.exitCode === 0) return exitCodes.ok;
    // Without a command, commander has written the help to stderr already.
    if (error instanceof CommanderError && error.code === 'commander.help') return exitCodes.usage;
    const description = describeError(error);
    // What cannot be parsed has no flags yet.
    reportError(description, args.includes('--json'));
    return description.exitCode;
  }
}

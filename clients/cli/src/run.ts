import { CommanderError } from 'commander';
import { createProgram } from './createProgram.ts';
import { describeError } from './errors/describeError.ts';
import { reportError } from './errors/reportError.ts';
import { exitCodes, type ExitCode } from './exitCodes.ts';
import { listenForInterruption } from './terminal/interruption.ts';

/** Runs the program. @returns the exit code */
export async function run(args: readonly string[]): Promise<ExitCode> {
  listenForInterruption();
  // Flags are not parsed yet.
  const isJson = args.includes('--json');
  try {
    await createProgram(isJson).parseAsync(args, { from: 'user' });
    return exitCodes.ok;
  } catch (error) {
    if (error instanceof CommanderError && error.exitCode === 0) return exitCodes.ok;
    // Without a command, commander has printed the help to stderr already.
    const isHelp = error instanceof CommanderError && error.code === 'commander.help';
    if (isHelp && !isJson) return exitCodes.usage;
    const description = describeError(error);
    reportError(description, isJson);
    return description.exitCode;
  }
}

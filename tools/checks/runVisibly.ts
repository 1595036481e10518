import { once } from 'node:events';
import { repositoryRoot } from '../repositoryRoot.ts';
import type { ProgramCheck } from './Check.ts';
import type { CheckRun } from './CheckRun.ts';

/**
 * Runs a check's program with its output on the terminal; returns its exit code, null when a signal ended it.
 */
export async function runVisibly(
  { family, environment }: Pick<CheckRun, 'family' | 'environment'>,
  { command, args }: Pick<ProgramCheck, 'command' | 'args'>,
): Promise<number | null> {
  const child = family.spawn(command, args, {
    cwd: repositoryRoot,
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const [exitCode] = (await once(child, 'exit')) as [number | null];
  return exitCode;
}

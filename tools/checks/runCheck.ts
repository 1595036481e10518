import { join } from 'node:path';
import { MissingToolError } from '../clients/MissingToolError.ts';
import { repositoryRoot } from '../repositoryRoot.ts';
import { runProgram } from '../runProgram.ts';
import type { Check, ProgramCheck } from './Check.ts';
import type { CheckRun } from './CheckRun.ts';
import type { Counts } from './Counts.ts';
import { runTests } from './runTests.ts';
import { runVisibly } from './runVisibly.ts';
import { settleCounts } from './settleCounts.ts';

/**
 * Runs a check and counts its tests.
 * @throws {LocalError} When a tool that counts as one test fails, with its output.
 */
export async function runCheck(run: CheckRun, check: Check): Promise<Counts> {
  if ('work' in check) return check.work(run).catch(skipWhatIsMissing);
  if (check.reporter) return runTests(run, { ...check, reporter: check.reporter });
  if (check.verbose) return settleCounts(ONE_PASSED, await runVisibly(run, check));
  return runTool(run, check);
}

const ONE_PASSED: Counts = { passed: 1, failed: 0, skipped: 0 };

function skipWhatIsMissing(error: unknown): Counts {
  if (!(error instanceof MissingToolError)) throw error;
  return { passed: 0, failed: 0, skipped: 1, lacking: [error.message] };
}

/** The most lines of a failed tool's output that are shown. */
const SHOWN_LINES = 200;

async function runTool(
  { family, directory }: CheckRun,
  { name, command, args }: ProgramCheck,
): Promise<Counts> {
  await runProgram(family, {
    title: name,
    command,
    args,
    cwd: repositoryRoot,
    logFile: join(directory, `${name.replace(':', '-')}.log`),
    shownLines: SHOWN_LINES,
  });
  return ONE_PASSED;
}

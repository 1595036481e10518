import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ProcessFamily } from '../processes/startProcessFamily.mjs';
import { repositoryRoot } from '../repositoryRoot.ts';
import { runProgram } from '../runProgram.ts';
import type { Check } from './Check.ts';
import type { Counts } from './Counts.ts';
import { countPlaywright } from './countPlaywright.ts';
import { countVitest } from './countVitest.ts';
import { settleCounts } from './settleCounts.ts';

/** How a check is run. */
export interface CheckOptions {
  /** Where reports and logs are put. */
  readonly directory: string;
  /** Added to the environment. */
  readonly environment: Readonly<Record<string, string>>;
}

/**
 * Runs a check and counts its tests.
 * @throws {LocalError} When a tool that counts as one test fails, with its output.
 */
export async function runCheck(family: ProcessFamily, check: Check, options: CheckOptions): Promise<Counts> {
  if (check.reporter) return runTests(family, check, check.reporter, options);
  if (check.verbose) return settleCounts(ONE_PASSED, await runVisibly(family, check, options.environment));
  return runTool(family, check, options.directory);
}

const ONE_PASSED: Counts = { passed: 1, failed: 0, skipped: 0 };

/** The most lines of a failed tool's output that are shown. */
const SHOWN_LINES = 200;

async function runTool(family: ProcessFamily, check: Check, directory: string): Promise<Counts> {
  await runProgram(family, {
    title: check.name,
    command: check.command,
    args: check.args,
    cwd: repositoryRoot,
    logFile: join(directory, `${check.name.replace(':', '-')}.log`),
    shownLines: SHOWN_LINES,
  });
  return ONE_PASSED;
}

async function runTests(
  family: ProcessFamily,
  check: Check,
  reporter: 'vitest' | 'playwright',
  { directory, environment }: CheckOptions,
): Promise<Counts> {
  const file = join(directory, `${check.name}.json`);
  const report = {
    vitest: {
      args: ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`],
      count: countVitest,
    },
    playwright: { args: ['--reporter=list,json'], count: countPlaywright },
  }[reporter];
  const exitCode = await runVisibly(
    family,
    { ...check, args: [...check.args, ...report.args] },
    { ...environment, PLAYWRIGHT_JSON_OUTPUT_FILE: file },
  );
  const counts = existsSync(file) ? report.count(readFileSync(file, 'utf8')) : undefined;
  return settleCounts(counts, exitCode);
}

/** Runs a check with its output on the terminal; answers with its exit code, null when a signal ended it. */
async function runVisibly(
  family: ProcessFamily,
  { command, args }: Check,
  environment: Readonly<Record<string, string>>,
): Promise<number | null> {
  const child = family.spawn(command, args, {
    cwd: repositoryRoot,
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const [exitCode] = (await once(child, 'exit')) as [number | null];
  return exitCode;
}

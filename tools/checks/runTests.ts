import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ProgramCheck } from './Check.ts';
import type { CheckRun } from './CheckRun.ts';
import type { Counts } from './Counts.ts';
import { countPlaywright } from './countPlaywright.ts';
import { countVitest } from './countVitest.ts';
import { runVisibly } from './runVisibly.ts';
import { settleCounts } from './settleCounts.ts';

/** Runs a check whose test runner writes a report, and counts its results. */
export async function runTests(
  run: CheckRun,
  check: Omit<ProgramCheck, 'share'> & Required<Pick<ProgramCheck, 'reporter'>>,
): Promise<Counts> {
  const file = join(run.directory, `${check.name.replace(':', '-')}.json`);
  const report = {
    vitest: {
      args: ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`],
      count: countVitest,
    },
    playwright: { args: ['--reporter=list,json'], count: countPlaywright },
  }[check.reporter];
  const exitCode = await runVisibly(
    { ...run, environment: { ...run.environment, PLAYWRIGHT_JSON_OUTPUT_FILE: file } },
    { ...check, args: [...check.args, ...report.args] },
  );
  const counts = existsSync(file) ? report.count(readFileSync(file, 'utf8')) : undefined;
  return settleCounts(counts, exitCode);
}

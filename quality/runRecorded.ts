import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runTests } from '../tools/checks/runTests.ts';
import type { QualityOutcome, QualityRun } from './QualitySuite.ts';
import { FIGURES_FILE } from './recordFigure.ts';

/** Runs the tests of a Playwright project, with the figures that they record (`recordFigure`). */
export async function runRecorded(run: QualityRun, project: string): Promise<QualityOutcome> {
  const file = join(run.directory, `${project}Figures.txt`);
  const counts = await runTests(
    { ...run, environment: { ...run.environment, [FIGURES_FILE]: file } },
    { name: project, command: 'playwright', args: ['test', `--project=${project}`], reporter: 'playwright' },
  );
  const text = existsSync(file) ? readFileSync(file, 'utf8').trim() : '';
  return { ...counts, ...(text === '' ? {} : { figures: text.split('\n') }) };
}

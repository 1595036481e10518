import { appendFileSync } from 'node:fs';

/** Environment variable with the file that collects the figures of a run. */
export const FIGURES_FILE = 'SUITE_FIGURES';

/** Notes a figure for the record of the suite; without a suite it is only printed. */
export function recordFigure(figure: string): void {
  const file = process.env[FIGURES_FILE];
  if (file) appendFileSync(file, `${figure}\n`);
  else process.stdout.write(`  ${figure}\n`);
}

import { appendFileSync } from 'node:fs';

/** Records the displayed values and the outcome for the suite's output, when `npm run quality` runs it. */
export function noteRow(field: string, displayed: readonly string[], ending: string): void {
  const file = process.env['HOSTILE_SERVER_REPORT'];
  if (file === undefined) return;
  appendFileSync(file, `${JSON.stringify({ field, displayed, ending })}\n`);
}

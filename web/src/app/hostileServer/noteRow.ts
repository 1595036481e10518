import { appendFileSync } from 'node:fs';

/** Notes for the suite's output what was displayed and what became of it, where it is run by `npm run quality`. */
export function noteRow(field: string, displayed: readonly string[], ending: string): void {
  const file = process.env['HOSTILE_SERVER_REPORT'];
  if (file === undefined) return;
  appendFileSync(file, `${JSON.stringify({ field, displayed, ending })}\n`);
}

import { paint } from './paint.ts';
import { plainLine } from './plainLine.ts';

/** Formats rows in columns, with headings on a terminal. */
export function formatTable(headings: readonly string[], rows: readonly (readonly string[])[]): string {
  const body = rows.map((row) => row.map(plainLine));
  const all = process.stdout.isTTY ? [headings, ...body] : body;
  const widths = headings.map((_, column) => Math.max(...all.map((row) => row[column]?.length ?? 0)));
  return all
    .map((row) => {
      const line = row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd();
      return row === headings ? paint('bold', line, process.stdout) : line;
    })
    .join('\n');
}

import type { ExportTable } from './ExportTable.ts';

/**
 * Writes a table as JSON (RFC 8259): its name and its rows, each an object with the columns as keys, in
 * order.
 *
 * Every value is the unchanged text of the CSV, or null if unknown: a JSON number would lose digits.
 */
export function jsonText({ name, columns, rows }: ExportTable): string {
  const records = rows.map((row) =>
    Object.fromEntries(columns.map((column, index) => [column, row[index] ?? null])),
  );
  return `${JSON.stringify({ export: name, version: 1, records }, null, 2)}\n`;
}

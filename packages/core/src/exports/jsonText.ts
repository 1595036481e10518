import type { ExportTable } from './ExportTable.ts';

/**
 * Writes a table as JSON (RFC 8259): its name and its rows, each an object with the columns as keys, in their order.
 *
 * Every value is the text that the CSV has, as it is, or null where it is not known: a number of JSON would lose digits.
 */
export function jsonText({ name, columns, rows }: ExportTable): string {
  const records = rows.map((row) =>
    Object.fromEntries(columns.map((column, index) => [column, row[index] ?? null])),
  );
  return `${JSON.stringify({ export: name, version: 1, records }, null, 2)}\n`;
}

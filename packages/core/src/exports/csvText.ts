import papaparse from 'papaparse';
import type { ExportTable } from './ExportTable.ts';
import { plainCell } from './plainCell.ts';

/** Excel reads UTF-8 only with this mark; other readers skip it. */
const BYTE_ORDER_MARK = '\uFEFF';

/**
 * Writes a table as CSV (RFC 4180): comma, CRLF, quotes where needed, one header line, UTF-8 with a byte
 * order mark.
 *
 * Unknown values are empty cells. Cells that a spreadsheet would run are neutralised (`plainCell`). The same
 * table gives the same bytes.
 */
export function csvText({ columns, rows }: ExportTable): string {
  const cells = rows.map((row) => row.map((cell) => (cell === undefined ? '' : plainCell(cell))));
  const text = papaparse.unparse([[...columns], ...cells], { newline: '\r\n' });
  return `${BYTE_ORDER_MARK}${text}\r\n`;
}

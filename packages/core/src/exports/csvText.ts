import papaparse from 'papaparse';
import type { ExportTable } from './ExportTable.ts';
import { plainCell } from './plainCell.ts';

/** Excel reads UTF-8 as such only behind it; every other reader passes over it. */
const BYTE_ORDER_MARK = '\uFEFF';

/**
 * Writes a table as CSV (RFC 4180): comma, CRLF, quotes where they are needed, one header line, UTF-8 with a byte order mark.
 *
 * What is not known is an empty cell. Cells that a spreadsheet would run are neutralised (`plainCell`). The same table makes
 * the same bytes.
 */
export function csvText({ columns, rows }: ExportTable): string {
  const cells = rows.map((row) => row.map((cell) => (cell === undefined ? '' : plainCell(cell))));
  const text = papaparse.unparse([[...columns], ...cells], { newline: '\r\n' });
  return `${BYTE_ORDER_MARK}${text}\r\n`;
}

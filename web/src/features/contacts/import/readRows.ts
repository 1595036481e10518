import { originalCell } from '@everything-wallet/core/exports/plainCell';
import papaparse from 'papaparse';
import { ImportError } from './ImportError.ts';

/** Row of a contacts file, unchanged. */
export interface ImportedRow {
  /** Number of its first line, from 1, as in an editor. */
  readonly line: number;
  readonly name: string;
  readonly address: string;
  readonly network: string;
  readonly notes: string;
  /** Reason why its cells cannot be separated. */
  readonly fault?: 'cells' | 'quotes';
}

/** Limit that the screen can list and the database store in a minute; empty rows count. */
const MAX_LINES = 10_000;

/** Longer than any name and notes; longer cells are refused without a search for formulas. */
const LONGEST_CELL = 2_000;

/** Names of columns, here and in other wallets' files; in lower case. */
const headers = {
  name: ['name', 'label', 'contact'],
  address: ['address', 'wallet address', 'wallet'],
  network: [
    ...['network', 'network name', 'network id', 'chain', 'chain name', 'chain id', 'chainid', 'chain_id'],
    'blockchain',
  ],
  notes: ['notes', 'note', 'memo', 'comment'],
} as const;

type Column = keyof typeof headers;

/** Excel's line that names the separator. */
const SEPARATOR_LINE = /^sep=(.)\n/i;

/**
 * Reads a CSV file (RFC 4180) of contacts. Its first line names the columns, in any order and case; ignores unknown columns.
 * Separators may be commas, semicolons, tabs or bars. Removes the prefix that the export puts before formulas.
 *
 * @throws ImportError if the first line names no columns, there is no row, or there are more than 10,000 lines
 */
export function readRows(text: string): ImportedRow[] {
  const lines = text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  const separator = SEPARATOR_LINE.exec(lines);
  const body = lines.slice(separator?.[0].length ?? 0).trimEnd();
  const { data, errors } = papaparse.parse<string[]>(body, {
    delimiter: separator?.[1] ?? separatorOf(body),
    newline: '\n',
    // One more for the column line, and one to detect that there are too many.
    preview: MAX_LINES + 2,
  });
  if (data.length > MAX_LINES + 1) throw new ImportError('contacts.import.error.large');
  const withOpenQuotes = new Set(errors.filter(({ type }) => type === 'Quotes').map(({ row }) => row));

  let line = separator ? 2 : 1;
  let columns: Partial<Record<Column, number>> | undefined;
  let width = 0;
  const rows: ImportedRow[] = [];
  for (const [index, raw] of data.entries()) {
    const begins = line;
    line += 1 + raw.reduce((breaks, cell) => breaks + countBreaks(cell), 0);
    const cells = raw.map((cell) => (cell.length > LONGEST_CELL ? cell : originalCell(cell)).trim());
    if (cells.every((cell) => cell === '')) continue;
    if (!columns) {
      columns = columnsOf(cells);
      width = cells.length;
      continue;
    }
    const fault = faultOf(cells, { width, isQuoteOpen: withOpenQuotes.has(index) });
    rows.push({ line: begins, ...fieldsOf(cells, columns), ...(fault && { fault }) });
  }
  if (columns?.name === undefined || columns.address === undefined) {
    throw new ImportError('contacts.import.error.columns');
  }
  if (rows.length === 0) throw new ImportError('contacts.import.error.empty');
  return rows;
}

function fieldsOf(
  cells: readonly string[],
  { name = -1, address = -1, network = -1, notes = -1 }: Partial<Record<Column, number>>,
): Record<Column, string> {
  return {
    name: cells[name] ?? '',
    address: cells[address] ?? '',
    network: cells[network] ?? '',
    notes: cells[notes] ?? '',
  };
}

/** Reason why the cells of a row cannot be separated. */
function faultOf(
  cells: readonly string[],
  { width, isQuoteOpen }: { width: number; isQuoteOpen: boolean },
): ImportedRow['fault'] {
  if (isQuoteOpen) return 'quotes';
  return cells.slice(width).some((cell) => cell !== '') ? 'cells' : undefined;
}

function countBreaks(cell: string): number {
  let breaks = 0;
  for (let place = cell.indexOf('\n'); place >= 0; place = cell.indexOf('\n', place + 1)) breaks += 1;
  return breaks;
}

/** Finds the separator that splits the first line into known columns; a comma if none does. */
function separatorOf(body: string): string {
  const [header = ''] = /\S[^\n]*/.exec(body) ?? [];
  const found = [',', ';', '\t', '|'].find((delimiter) => {
    const [cells = []] = papaparse.parse<string[]>(header, { delimiter, newline: '\n', preview: 1 }).data;
    const { name, address } = columnsOf(cells.map((cell) => cell.trim()));
    return name !== undefined && address !== undefined;
  });
  return found ?? ',';
}

function columnsOf(cells: readonly string[]): Partial<Record<Column, number>> {
  const written = cells.map((cell) => cell.toLowerCase());
  const found = Object.entries(headers).flatMap(([column, names]) => {
    const place = written.findIndex((cell) => (names as readonly string[]).includes(cell));
    return place < 0 ? [] : [[column, place] as const];
  });
  return Object.fromEntries(found);
}

/** Row of a Markdown table, and the beginning of its first cell. */
interface TableRow {
  readonly beginning: string;
  readonly cells: readonly string[];
}

/**
 * Replaces rows of a Markdown table where they stand; new rows follow the last of them.
 *
 * @throws {TypeError} If the text has none of the rows.
 */
export function replaceRows(text: string, rows: readonly TableRow[]): string {
  const lines = text.split('\n');
  let last = -1;
  const missing: string[] = [];
  for (const { beginning, cells } of rows) {
    const row = `| ${cells.join(' | ')} |`;
    const at = lines.findIndex((line) => line.startsWith(`| ${beginning}`));
    if (at === -1) missing.push(row);
    else {
      lines[at] = row;
      last = Math.max(last, at);
    }
  }
  if (last === -1) throw new TypeError('There is no table with these rows');
  lines.splice(last + 1, 0, ...missing);
  return lines.join('\n');
}

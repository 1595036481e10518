import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { csvText } from './csvText.ts';
import { jsonText } from './jsonText.ts';
import { expectedDirectory, fixtureTables } from './testing/fixtureTables.ts';

const texts = { csv: csvText, json: jsonText };
const tables = fixtureTables();
const files = tables.flatMap((table) =>
  (['csv', 'json'] as const).map((format) => ({ file: `${table.name}.${format}`, table, format })),
);

test.each(files)(
  "$file of the fixture equals the independent program's output",
  ({ file, table, format }) => {
    expect(texts[format](table)).toBe(readFileSync(join(expectedDirectory, file), 'utf8'));
  },
);

test('two exports of the same data are equal, in any input order', () => {
  const again = fixtureTables((items) => items.toReversed());
  for (const [index, table] of tables.entries()) {
    const other = again[index];
    if (!other) throw new TypeError('A table is missing');
    expect(csvText(other)).toBe(csvText(table));
    expect(jsonText(other)).toBe(jsonText(table));
  }
});

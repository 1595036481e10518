import { expect, test } from 'vitest';
import { csvText } from './csvText.ts';
import { jsonText } from './jsonText.ts';

const table = {
  name: 'things',
  columns: ['name', 'note'],
  rows: [
    ['a "b", c', undefined],
    ['=1', 'one\ntwo'],
  ],
};

test('CSV is RFC 4180 with a byte order mark; what is not known is empty', () => {
  expect(csvText(table)).toBe('\uFEFFname,note\r\n"a ""b"", c",\r\n\'=1,"one\ntwo"\r\n');
});

test('a table without rows is its header', () => {
  expect(csvText({ ...table, rows: [] })).toBe('\uFEFFname,note\r\n');
  expect(JSON.parse(jsonText({ ...table, rows: [] }))).toEqual({ export: 'things', version: 1, records: [] });
});

test('JSON has the texts as they are, keys in the order of the columns, and null for what is not known', () => {
  expect(jsonText(table)).toContain('"name": "=1",\n      "note": "one\\ntwo"');
  expect(JSON.parse(jsonText(table))).toMatchObject({ records: [{ note: null }, {}] });
});

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

test('writes CSV by RFC 4180 with a byte order mark, and empty cells for unknown values', () => {
  expect(csvText(table)).toBe('\uFEFFname,note\r\n"a ""b"", c",\r\n\'=1,"one\ntwo"\r\n');
});

test('a table without rows is its header', () => {
  expect(csvText({ ...table, rows: [] })).toBe('\uFEFFname,note\r\n');
  expect(JSON.parse(jsonText({ ...table, rows: [] }))).toEqual({ export: 'things', version: 1, records: [] });
});

test('writes JSON with unchanged texts, keys in column order, and null for unknown values', () => {
  expect(jsonText(table)).toContain('"name": "=1",\n      "note": "one\\ntwo"');
  expect(JSON.parse(jsonText(table))).toMatchObject({ records: [{ note: null }, {}] });
});

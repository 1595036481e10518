// @vitest-environment node
import { contactsTable } from '@everything-wallet/core/exports/contactsTable';
import { csvText } from '@everything-wallet/core/exports/csvText';
import { describe, expect, test } from 'vitest';
import { decodeText } from './decodeText.ts';
import { readRows } from './readRows.ts';

const ADDRESS = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const row = (changes: object = {}) => ({
  line: 2,
  name: 'Ada',
  address: ADDRESS,
  network: '',
  notes: '',
  ...changes,
});

test.each([
  ['commas and CRLF', `name,address\r\nAda,${ADDRESS}\r\n`],
  ['semicolons, as Excel writes in many countries', `name;address\nAda;${ADDRESS}`],
  ['tabs', `name\taddress\nAda\t${ADDRESS}\n`],
  ['a byte order mark', `\uFEFFname,address\r\nAda,${ADDRESS}\r\n`],
  ['old line ends', `name,address\rAda,${ADDRESS}\r`],
  ['quotes', `"name","address"\n"Ada","${ADDRESS}"\n`],
  ['other columns, order and case', `x,ADDRESS, Name \n1,${ADDRESS},Ada\n`],
  ['empty cells at the end', `name,address,,\nAda,${ADDRESS},,\n`],
])('reads %s', (_name, text) => {
  expect(readRows(text)).toEqual([row()]);
});

test('reads the first line that Excel adds, and counts it', () => {
  expect(readRows(`sep=;\r\nname;address\r\nAda;${ADDRESS}`)).toEqual([row({ line: 3 })]);
});

test('counts lines as an editor does, with empty ones and breaks within quotes', () => {
  const text = `name,address,notes\n\nAda,${ADDRESS},"one\ntwo ""x"""\n,,\nBob,${ADDRESS},\n`;
  expect(readRows(text)).toEqual([row({ line: 3, notes: 'one\ntwo "x"' }), row({ line: 6, name: 'Bob' })]);
});

test('reports cells that cannot be separated', () => {
  expect(readRows(`name,address\nAda, the first,${ADDRESS}\n`)[0]).toMatchObject({ line: 2, fault: 'cells' });
  expect(readRows(`name,address\nBob,${ADDRESS}\n"Ada,${ADDRESS}\n`)[1]).toMatchObject({
    line: 3,
    fault: 'quotes',
  });
});

test('reads an export back unchanged, formulas included', () => {
  const contacts = [
    { name: '=1+1', address: ADDRESS, network: 'polygon', notes: 'a;=b\n\'+c "d"' },
    { name: "'=x, y", address: ADDRESS, network: 'ethereum', notes: null },
    { name: 'Zoë 北京 💰', address: ADDRESS, network: 'sepolia', notes: '-5' },
  ];
  const read = readRows(csvText(contactsTable(contacts)));
  const sorted = contacts.toSorted((one, other) => (one.name < other.name ? -1 : 1));
  expect(read.map(({ name, network, notes }) => ({ name, network, notes }))).toEqual(
    sorted.map(({ name, network, notes }) => ({ name, network, notes: notes ?? '' })),
  );
});

test('accepts 10,000 lines with a final line end', () => {
  expect(readRows(`name,address\n${`Ada,${ADDRESS}\n`.repeat(10_000)}\n`)).toHaveLength(10_000);
});

describe('refuses a file', () => {
  test.each([
    ['without the columns', `Ada,${ADDRESS}\n`, 'contacts.import.error.columns'],
    ['that is empty', '', 'contacts.import.error.columns'],
    ['without a contact', 'name,address\n\n', 'contacts.import.error.empty'],
    [
      'with too many lines',
      `name,address\n${`Ada,${ADDRESS}\n`.repeat(10_001)}`,
      'contacts.import.error.large',
    ],
  ])('%s', (_name, text, textId) => {
    expect(() => readRows(text)).toThrow(expect.objectContaining({ textId }) as Error);
  });
});

// Regression: for a cell of only line breaks, the search for formulas took quadratic time.
test('a hostile cell does not block the page', () => {
  const begun = performance.now();
  const [read] = readRows(`name,address\n"${'\n'.repeat(1_000_000)}x",${ADDRESS}\n`);
  expect(read?.name).toBe('x');
  expect(performance.now() - begun).toBeLessThan(2_000);
});

test('reads the encodings of Excel: UTF-8, UTF-16 with its mark, and Windows-1252', () => {
  const utf16 = Uint8Array.from(Buffer.from('\uFEFFname;Zoë', 'utf16le'));
  expect(decodeText(utf16)).toBe('name;Zoë');
  expect(decodeText(new TextEncoder().encode('Zoë'))).toBe('Zoë');
  expect(decodeText(Uint8Array.from([0x5a, 0x6f, 0xeb]))).toBe('Zoë');
});

test.each(['Network', 'Chain', 'Blockchain', 'Chain ID', 'ChainId', 'chain_id', 'Network name'])(
  'a column %s names the network',
  (header) => {
    expect(readRows(`name,address,${header}\nAnna,0x1,bsc`)[0]?.network).toBe('bsc');
  },
);

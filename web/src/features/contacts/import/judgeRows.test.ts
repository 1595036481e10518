// @vitest-environment node
import { describe, expect, test } from 'vitest';
import type { Contact } from '../Contact.ts';
import { judgeRows } from './judgeRows.ts';
import type { ImportedRow } from './readRows.ts';

const ANNA = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045';
const FALSE_ANNA = '0xd8da111111111111111111111111111111116045';
const HALF_ANNA = '0xd8da111111111111111111111111111111111111';
const ADA = '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359';
const BOB = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';

const ada: Contact = {
  id: 'alice_1',
  user_id: 'alice',
  name: 'Ada',
  address: ADA,
  network: 'polygon',
  notes: null,
};
const known = [
  { address: ANNA, kind: 'sentTo' },
  { address: ADA, kind: 'contact', name: 'Ada', network: 'polygon' },
] as const;

let line = 1;
const row = (changes: Partial<ImportedRow> = {}): ImportedRow => ({
  line: (line += 1),
  name: 'Bob',
  address: BOB,
  network: '',
  notes: '',
  ...changes,
});
const judge = (...rows: ImportedRow[]) =>
  judgeRows(rows, 'alice', [ada], known, new AbortController().signal);

test('reads a new contact by the rules of the form', async () => {
  const [judged] = await judge(row({ address: BOB.toLowerCase(), network: 'POLYGON Mainnet' }));
  expect(judged).toMatchObject({
    state: 'new',
    entry: { fields: { name: 'Bob', address: BOB, network: 'polygon', notes: '' } },
  });
});

// Regression: of all the names of a network, only its id and its name were recognized.
test.each([
  ['mainnet', 'ethereum'],
  ['56', 'bsc'],
  ['Binance Smart Chain', 'bsc'],
  ['BNB Smart Chain', 'bsc'],
  ['polygon-amoy', 'polygon-amoy'],
  ['', 'ethereum'],
])('the network %j is %s', async (network, id) => {
  const [judged] = await judge(row({ network }));
  expect(judged).toMatchObject({ state: 'new', entry: { fields: { network: id } } });
});

test.each([
  ['a typo in the address', { address: BOB.replace('C8', 'c8') }],
  ['no address', { address: '' }],
  ['a name that is no address', { address: 'vitalik.eth' }],
  ['an address without a key', { address: `0x${'0'.repeat(40)}` }],
  ['no name', { name: '' }],
  ['a name of 10 kB', { name: 'x'.repeat(10_000) }],
  ['invisible characters', { name: 'An\u202Ena' }],
  ['an unknown network', { network: 'bitcoin' }],
  ['cells that cannot be separated', { fault: 'cells' as const }],
])('%s is invalid, with its reason', async (_name, changes) => {
  const [judged] = await judge(row(changes));
  expect(judged?.state).toBe('invalid');
  expect(judged?.state === 'invalid' && judged.problems).toHaveLength(1);
});

describe('a duplicate', () => {
  test('of a contact is named; one on another network is new, with a note', async () => {
    const judged = await judge(row({ address: ADA, network: 'polygon' }), row({ address: ADA }));
    expect(judged).toMatchObject([
      { state: 'duplicate', twin: { name: 'Ada' } },
      { state: 'new', elsewhere: { name: 'Ada' } },
    ]);
  });

  test('of an earlier line names that line', async () => {
    const first = row();
    const judged = await judge(first, row({ name: 'Robert', address: BOB.toLowerCase() }));
    expect(judged).toMatchObject([{ state: 'new' }, { state: 'duplicate', twin: { line: first.line } }]);
  });
});

describe('a lookalike', () => {
  test('of a known address at both ends is stopped', async () => {
    const [judged] = await judge(row({ name: 'Anna', address: FALSE_ANNA }));
    expect(judged).toMatchObject({ state: 'stopped', lookAlike: { known: { address: ANNA } } });
    expect(judged).not.toHaveProperty('entry');
  });

  test('of a known address at one end is new, with a warning', async () => {
    const [judged] = await judge(row({ address: HALF_ANNA }));
    expect(judged).toMatchObject({ state: 'new', lookAlike: { likeness: 'firstDigits' } });
  });

  test('of another address of the file is stopped, and so is the other one', async () => {
    const judged = await judge(
      row({ name: 'One', address: '0xbbbb222222222222222222222222222222225555' }),
      row(),
      row({ name: 'Two', address: '0xbbbb333333333333333333333333333333335555' }),
    );
    expect(judged.map(({ state }) => state)).toEqual(['stopped', 'new', 'stopped']);
    expect(judged[0]).toMatchObject({ lookAlike: { line: judged[2]?.row.line } });
  });
});

// Regression: a line 'Anna' with an attacker's address was simply new beside the existing Anna.
describe('a name of another address', () => {
  test.each([
    ['the same', 'Ada'],
    ['in other letters', 'ADA'],
    ['with other spaces', ' ada '],
    ['of another width', 'Ａｄａ'],
    ['with a Cyrillic letter', 'Аda'],
    ['with a Cyrillic small letter', 'ad\u0430'],
    ['with a Greek letter', 'Αda'],
  ])('is named: %s', async (_what, name) => {
    const [judged] = await judge(row({ name, network: 'polygon' }));
    expect(judged).toMatchObject({
      state: 'clash',
      entry: { fields: { address: BOB } },
      other: { address: ADA },
    });
  });

  test('is found with a capital I in place of a small l', async () => {
    const alice = { ...ada, name: 'Alice' };
    const [judged] = await judgeRows(
      [row({ name: 'AIice' })],
      'alice',
      [alice],
      known,
      new AbortController().signal,
    );
    expect(judged?.state).toBe('clash');
  });

  test('may be that of an own account', async () => {
    const account = { address: ADA, kind: 'account', name: 'Savings' } as const;
    const [judged] = await judgeRows(
      [row({ name: 'savings' })],
      'alice',
      [],
      [account],
      new AbortController().signal,
    );
    expect(judged).toMatchObject({ state: 'clash', other: { name: 'Savings', address: ADA } });
  });

  test('twice in one file is reported at both lines, since either may be the fake', async () => {
    const lines = [row({ name: 'Carol' }), row({ name: 'Carol', address: ANNA })];
    expect(await judge(...lines)).toMatchObject([
      { state: 'clash', other: { line: lines[1]?.line } },
      { state: 'clash', other: { line: lines[0]?.line } },
    ]);
  });

  test('is accepted if it is saved with this address, although another has the name too', async () => {
    const twins = [ada, { ...ada, id: 'alice_2', address: BOB }];
    const lines = [row({ name: 'Ada', network: 'polygon' }), row({ name: 'Ada', network: 'ethereum' })];
    const judged = await judgeRows(lines, 'alice', twins, known, new AbortController().signal);
    expect(judged.map(({ state }) => state)).toEqual(['duplicate', 'new']);
  });

  test('takes precedence over a duplicate address under another name', async () => {
    const bob = { ...ada, id: 'alice_2', name: 'Bob', address: BOB };
    const lines = [row({ name: 'Ada', network: 'polygon' })];
    const [judged] = await judgeRows(lines, 'alice', [ada, bob], known, new AbortController().signal);
    expect(judged?.state).toBe('clash');
  });

  test.each(['Adam', 'Ada B', 'Àda', 'Bob'])('does not match %s', async (name) => {
    expect((await judge(row({ name })))[0]?.state).toBe('new');
  });
});

import { describe, expect, test } from 'vitest';
import { toUnits } from '../amounts/units.ts';
import { costBasis } from './costBasis.ts';
import { assetYearsTable, movementsTable } from './costBasisTables.ts';
import type { ExportedTransaction } from './ExportedTransaction.ts';
import type { ExportTable } from './ExportTable.ts';
import { OTHER, OWN, ownTransfer, SECOND } from './testing/ownTransfer.ts';

const received = (amount: string, price?: number, to = OWN) =>
  ownTransfer({ type: 'receive', from_address: OTHER, to_address: to, amount, coin_price_usd: price });
const sent = (amount: string, price?: number, changes: Partial<ExportedTransaction> = {}) =>
  ownTransfer({ amount, coin_price_usd: price, ...changes });

const objects = ({ columns, rows }: ExportTable) =>
  rows.map((row) => Object.fromEntries(columns.map((column, index) => [column, row[index]])));
const lines = (...records: ExportedTransaction[]) =>
  objects(movementsTable(costBasis(records, [OWN, SECOND], [])));
const years = (...records: ExportedTransaction[]) =>
  objects(assetYearsTable(costBasis(records, [OWN, SECOND], [])));

test('uses the oldest lot first, and the parts of a lot add up to its cost', () => {
  const movements = lines(
    received('3', 0.0333),
    sent('1', 1),
    sent('1', 1),
    received('1', 5),
    sent('1.5', 2),
  );
  expect(
    movements.map(({ kind, amount, cost_usd, proceeds_usd, gain_usd }) => [
      kind,
      amount,
      cost_usd,
      proceeds_usd,
      gain_usd,
    ]),
  ).toEqual([
    ['acquired', '3', '0.10', undefined, undefined],
    ['disposed', '1', '0.03', '1.00', '0.97'],
    ['disposed', '1', '0.04', '1.00', '0.96'],
    ['acquired', '1', '5.00', undefined, undefined],
    ['disposed', '1', '0.03', '2.00', '1.97'],
    ['disposed', '0.5', '2.50', '1.00', '-1.50'],
  ]);
});

test('a move between own accounts takes the oldest lots with their dates and costs', () => {
  const old = received('1', 10);
  const movements = lines(
    old,
    received('1', 30, SECOND),
    sent('1', 40, { to_address: SECOND }),
    sent('1', 50, { from_address: SECOND }),
  );
  expect(movements[2]).toMatchObject({ kind: 'moved', cost_usd: '10.00', gain_usd: undefined });
  expect(movements[3]).toMatchObject({
    kind: 'disposed',
    acquired_utc: old.time?.toISOString(),
    cost_usd: '10.00',
    proceeds_usd: '50.00',
  });
});

describe('an account that was deleted from the list', () => {
  const without = (...records: ExportedTransaction[]) =>
    objects(movementsTable(costBasis(records, [OWN], [])));
  const move = () => [received('1', 2), sent('1', 3, { to_address: SECOND })];

  test('is foreign if it has sent nothing: a move to it is a disposal', () => {
    expect(lines(...move()).map(({ kind }) => kind)).toEqual(['acquired', 'moved']);
    expect(without(...move()).map(({ kind }) => kind)).toEqual(['acquired', 'disposed']);
  });

  test('remains an own one if it has sent', () => {
    const moves = [...move(), sent('0.5', 4, { from_address: SECOND })];
    expect(without(...moves).map(({ kind }) => kind)).toEqual(['acquired', 'moved', 'disposed']);
  });
});

describe('a move that is also in the receiver’s record', () => {
  test('is counted once', () => {
    const first = received('1', 10);
    const move = sent('1', 40, { to_address: SECOND });
    const incoming = {
      ...move,
      id: 'incoming',
      type: 'receive',
      tx_hash: move.tx_hash.toUpperCase(),
    } as const;
    const movements = lines(first, incoming, move);
    expect(movements.map(({ kind }) => kind)).toEqual(['acquired', 'moved']);
  });

  test('is a move even with only that record', () => {
    const first = received('1', 10);
    const incoming = ownTransfer({ type: 'receive', from_address: OWN, to_address: SECOND });
    expect(lines(first, incoming).map(({ kind }) => kind)).toEqual(['acquired', 'moved']);
  });
});

test('a fee is a disposal of its own, also of a failed transfer, and in no other figure', () => {
  const movements = lines(
    received('2', 100),
    sent('1', 200, { fee_paid: '0.01' }),
    sent('1', 200, { status: 'failed', fee_paid: '0.02', block_number: 7 }),
    sent('1', 200, { status: 'failed', failure_reason: 'replaced', fee_paid: undefined }),
  );
  expect(movements.slice(1).map(({ kind, amount, gain_usd }) => [kind, amount, gain_usd])).toEqual([
    ['disposed', '1', '100.00'],
    ['fee', '0.01', '1.00'],
    ['fee', '0.02', '2.00'],
  ]);
});

describe('an unknown value', () => {
  test('is marked and in no sum', () => {
    const [year] = years(received('1'), received('1', 10), sent('1', 20), sent('1'), sent('1', 30));
    expect(year).toMatchObject({
      acquired_without_price: '1',
      acquired_cost_usd: '10.00',
      disposed_amount: '3',
      incomplete_amount: '3',
      // No disposal is in a sum: 0.00 would be false.
      proceeds_usd: undefined,
      cost_usd: undefined,
      gain_usd: undefined,
      proceeds_without_cost_usd: '50.00',
      held_amount: '0',
      held_cost_usd: '0.00',
      is_complete: 'false',
    });
    const notes = lines(received('1'), received('1', 10), sent('1', 20), sent('1'), sent('1', 30)).map(
      ({ note }) => note,
    );
    expect(notes).toEqual(['no_price', '', 'no_cost', 'no_price', 'no_acquisition']);
  });

  test('includes a built-in sample price', () => {
    const [line] = lines({ ...received('1', 3000), price_source: 'sample' });
    expect(line).toMatchObject({ price_usd: undefined, cost_usd: undefined, note: 'no_price' });
  });

  test.each([
    ['pending', sent('1', 1, { status: 'pending' })],
    ['not_final', sent('1', 1, { is_final: false })],
    ['no_time', sent('1', 1, { time: undefined })],
    ['no_amount', sent('1,5', 1)],
    ['unverified', { ...received('5', 1), contract_address: OTHER, is_unverified: true }],
    ['amount_in_units', { ...received('5', 1), contract_address: OTHER, is_amount_in_units: true }],
    ['no_fee', sent('0', 1, { fee_paid: undefined })],
    ['swap', sent('1', 1, { type: 'swap' })],
    ['unknown_network', sent('1', 1, { network: 'elsewhere' })],
    ['not_own', received('1', 1, '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC')],
  ])('is left out with the note %s', (note, leftOut) => {
    expect(lines(leftOut)).toMatchObject([{ kind: 'left_out', amount: undefined, note }]);
  });
});

test('leaves out coins of test networks', () => {
  expect(
    lines({ ...received('1', 10), network: 'sepolia' }, sent('1', 1, { network: 'polygon-amoy' })),
  ).toEqual([]);
});

test('identifies a token by contract and network, not by its name', () => {
  const coin = received('1', 10);
  const fake = { ...received('5', 10), contract_address: OTHER, token_price_usd: 3 };
  expect(years(coin, fake).map(({ acquired_cost_usd }) => acquired_cost_usd)).toEqual(['10.00', '15.00']);
});

test('a year ends at midnight UTC', () => {
  const last = { ...received('1', 10), time: new Date('2024-12-31T23:59:59.999Z') };
  const first = { ...received('1', 20), time: new Date('2025-01-01T00:00:00.000Z') };
  expect(years(first, last).map(({ year, held_cost_usd }) => [year, held_cost_usd])).toEqual([
    ['2024', '10.00'],
    ['2025', '30.00'],
  ]);
});

describe('a left-out token transfer', () => {
  const token = { contract_address: OTHER, token_symbol: 'TKN', fee_paid: '0.01' };

  test('still has its known fee entered', () => {
    const movements = lines(received('1', 100), sent('1,5', 200, token));
    expect(movements.slice(1)).toMatchObject([
      { kind: 'left_out', asset: 'TKN', note: 'no_amount' },
      { kind: 'fee', asset: 'ETH', amount: '0.01', gain_usd: '1.00' },
    ]);
  });

  test.each([
    ['not_final', { is_final: false }],
    ['no_time', { time: undefined }],
  ])('notes %s for the coin as well', (note, changes) => {
    expect(lines(sent('1', 200, { ...token, ...changes }))).toMatchObject([
      { kind: 'left_out', asset: 'TKN', note },
      { kind: 'left_out', asset: 'ETH', note },
    ]);
  });
});

describe('a left-out record', () => {
  const first = { ...received('5', 10), time: new Date('2023-02-01') };
  const sale = { ...sent('1', 20), time: new Date('2025-02-01') };

  test('makes every later year incomplete, and no earlier one', () => {
    const leftOut = { ...sent('1,5', 1), time: new Date('2024-02-01') };
    expect(years(first, leftOut, sale).map(({ year, is_complete: is }) => [year, is])).toEqual([
      ['2023', 'true'],
      ['2024', 'false'],
      ['2025', 'false'],
    ]);
  });

  test('without a time makes all years incomplete, and adds a row if there is none', () => {
    const leftOut = sent('1', 1, { time: undefined });
    expect(years(first, leftOut, sale).map(({ is_complete: is }) => is)).toEqual(['false', 'false']);
    expect(years(leftOut)).toMatchObject([
      { year: undefined, proceeds_usd: undefined, is_complete: 'false' },
    ]);
  });
});

test('unverified transfers follow verified ones, make no row, and have no effect if nothing was moved', () => {
  const spam = { ...received('5', 1), contract_address: SECOND, is_unverified: true };
  const poison = { ...received('0'), is_unverified: true };
  const all = [spam, poison, received('1', 10)] as const;
  expect(lines(...all).map(({ kind, note }) => [kind, note])).toEqual([
    ['acquired', ''],
    ['left_out', 'unverified'],
  ]);
  expect(years(...all)).toMatchObject([{ asset: 'ETH', is_complete: 'true' }]);
});

test('distinguishes tokens of a collection', () => {
  const collection = { contract_address: OTHER, token_symbol: 'ART' } as const;
  const one = { ...received('1'), ...collection, token_id: '7', token_price_usd: 10 };
  const other = { ...received('1'), ...collection, token_id: '8', token_price_usd: 20 };
  const sale = sent('1', 1, { ...collection, token_id: '8', token_price_usd: 50 });
  expect(lines(one, other, sale)[2]).toMatchObject({ token_id: '8', gain_usd: '30.00' });
  expect(years(one, other, sale).map(({ token_id: id, held_amount: held }) => [id, held])).toEqual([
    ['7', '1'],
    ['8', '0'],
  ]);
});

test('counts only what arrived, in all its parts', () => {
  const move = sent('3', 40, { to_address: SECOND, contract_address: OTHER });
  const part = (amount: string, changes: Partial<ExportedTransaction> = {}) =>
    ownTransfer({ ...move, id: `part ${amount}`, type: 'receive', amount, ...changes });
  const movements = lines(move, part('1'), part('1.5'), part('9', { status: 'failed' }));
  expect(movements.map(({ kind, amount }) => [kind, amount])).toEqual([
    ['moved', '2.5'],
    ['disposed', '0.5'],
  ]);
});

describe('the time of its block', () => {
  const recorded = new Date('2026-01-01T00:10:00Z');
  const inBlock = Date.UTC(2025, 11, 31, 23, 50);

  test('dates a transfer', () => {
    const [line] = lines(received('1', 10), sent('1', 20, { time: recorded, block_time: inBlock })).slice(-1);
    expect(line).toMatchObject({ time_utc: '2025-12-31T23:50:00.000Z', year: '2025', proceeds_usd: '20.00' });
  });

  test('removes a price from another hour', () => {
    const late = { time: new Date('2026-01-01T00:50:00.001Z'), block_time: inBlock };
    const [line] = lines(received('1', 10), sent('1', 20, late)).slice(-1);
    expect(line).toMatchObject({ price_usd: undefined, note: 'no_price' });
  });
});

test('an unrecorded balance is used first, without a cost', () => {
  const records = [received('1', 3000), sent('1', 3100)];
  const asset = { network: 'ethereum', symbol: 'ETH', contract: undefined, tokenId: undefined };
  const movements = costBasis(records, [OWN], [{ account: OWN, asset, unrecorded: toUnits('5') }]);
  expect(objects(movementsTable(movements))).toMatchObject([
    { kind: 'unrecorded', amount: '5', to_address: OWN, note: 'no_acquisition' },
    { kind: 'acquired' },
    { kind: 'disposed', amount: '1', cost_usd: undefined, gain_usd: undefined, note: 'no_acquisition' },
  ]);
  expect(objects(assetYearsTable(movements))).toMatchObject([
    { gain_usd: undefined, held_amount: '5', held_without_cost: '4', is_complete: 'false' },
  ]);
});

// @vitest-environment node
import { describe, expect, test } from 'vitest';
import type { AddressNames } from '../../lib/names/AddressNames.ts';
import type { ChosenFilters } from './ChosenFilters.ts';
import { emptyingFilters } from './emptyingFilters.ts';
import { groupByNonce } from './groupByNonce.ts';
import { historyConditions } from './historyConditions.ts';
import { texts, type TextId } from '../../texts/texts.ts';
import { wordsOfCall } from './calls/wordsOfCall.ts';
import { historySearch } from './historySearch.ts';
import { historyUrl } from './historyUrl.ts';
import { rowWordsOf } from './rowWordsOf.ts';
import { narrowHistory } from './narrowHistory.ts';
import { transaction } from './testing/transaction.ts';
import type { Transaction } from './Transaction.ts';

const MINE = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
const SECOND = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC';
const ALICE = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const USDT = '0xdAC17F958D2ee523a2206206994597C13D831ec7';

const names: AddressNames = new Map([
  [MINE.toLowerCase(), { kind: 'account', name: 'Savings', address: MINE }],
  [SECOND.toLowerCase(), { kind: 'watched', name: 'Account 2', address: SECOND }],
  [ALICE.toLowerCase(), { kind: 'contact', name: 'Älice Smith', address: ALICE }],
]);

const history: Readonly<Record<string, Transaction>> = {
  sent: transaction({ id: 'sent', nonce: 1 }),
  moved: transaction({
    id: 'moved',
    nonce: 2,
    to_address: SECOND,
    network: 'polygon',
    token_symbol: 'MATIC',
  }),
  came: transaction({ id: 'came', type: 'receive', from_address: ALICE, to_address: MINE.toLowerCase() }),
  token: transaction({
    id: 'token',
    nonce: 3,
    amount: '12345.5',
    token_symbol: 'ETH',
    contract_address: USDT,
    time: new Date('2025-01-02T03:04:05Z'),
  }),
};
const groups = groupByNonce(Object.values(history));
const NONE = historyUrl.read(new URLSearchParams());
const left = (chosen: Partial<ChosenFilters>) =>
  narrowHistory(groups, historyConditions({ ...NONE, ...chosen }, names)).map(({ head }) => head.id);

test('has no conditions without filters', () => {
  expect(narrowHistory(groups, historyConditions(NONE, names))).toBe(groups);
});

test('an account matches what it sent and received, in any case of the recorded address', () => {
  expect(left({ account: MINE.toLowerCase() })).toEqual(['sent', 'moved', 'came', 'token']);
  expect(left({ account: SECOND.toLowerCase() })).toEqual(['moved']);
  expect(left({ account: `0x${'0'.repeat(40)}` })).toEqual([]);
});

test('by network', () => expect(left({ network: 'polygon' })).toEqual(['moved']));

test('a call is found by everything it moved, and by its spender', () => {
  const swap = transaction({
    id: 'swap',
    type: 'swap',
    call_kind: 'swap',
    nonce: 9,
    left: [{ kind: 'coin', units: '1', decimals: 18, symbol: 'ETH' }],
    came: [{ kind: 'erc20', contract_address: USDT, units: '3000500000', decimals: 6, symbol: 'USDT' }],
    spender: SECOND,
  });
  const found = (chosen: Partial<ChosenFilters>) =>
    narrowHistory(groupByNonce([swap]), historyConditions({ ...NONE, ...chosen }, names)).length;
  expect(found({ asset: `ethereum:${USDT.toLowerCase()}` })).toBe(1);
  expect(found({ asset: 'ethereum:ETH' })).toBe(1);
  expect(found({ asset: 'polygon:MATIC' })).toBe(0);
  for (const text of ['usdt', '3,000.5', SECOND.slice(0, 12)]) expect(found({ text }), text).toBe(1);
  expect(found({ text: 'dai' })).toBe(0);
});

test('a token with the symbol of a coin is not that coin', () => {
  expect(left({ asset: 'ETH' })).toEqual(['sent', 'came']);
  expect(left({ asset: USDT.toLowerCase() })).toEqual(['token']);
});

// Regression: one contract on two networks, and a coin with the same name as a test coin, were one entry of the filter.
test('an asset is of one network; without one, as in older links, of any', () => {
  const weth = '0x4200000000000000000000000000000000000006';
  const all = [
    transaction({ id: 'base', nonce: 1, network: 'base', contract_address: weth, token_symbol: 'WETH' }),
    transaction({
      id: 'optimism',
      nonce: 2,
      network: 'optimism',
      contract_address: weth,
      token_symbol: 'WETH',
    }),
    transaction({ id: 'polygon', nonce: 3, network: 'polygon', token_symbol: 'MATIC' }),
    transaction({ id: 'amoy', nonce: 4, network: 'polygon-amoy', token_symbol: 'MATIC' }),
  ];
  const of = (asset: string) =>
    narrowHistory(groupByNonce(all), historyConditions({ ...NONE, asset }, names)).map(({ head }) => head.id);
  expect(of(`base:${weth}`)).toEqual(['base']);
  expect(of('polygon:MATIC')).toEqual(['polygon']);
  expect(of('base:MATIC')).toEqual([]);
  expect(of(weth)).toEqual(['base', 'optimism']);
  expect(of('MATIC')).toEqual(['polygon', 'amoy']);
});

describe('the direction', () => {
  test.each([
    ['in', undefined, ['came']],
    ['out', undefined, ['sent', 'token']],
    ['own', undefined, ['moved']],
    // Seen from an account, a transfer from another own one is incoming.
    ['in', SECOND, ['moved']],
    ['out', MINE, ['sent', 'moved', 'token']],
    ['out', SECOND, []],
    ['own', SECOND, ['moved']],
  ] as const)('%s, seen from %s', (direction, account, expected) => {
    expect(left({ direction, account: account?.toLowerCase() })).toEqual(expected);
  });

  test("without a list of accounts, the record's own account counts as the user's", () => {
    const of = (direction: 'in' | 'out') =>
      narrowHistory(groups, historyConditions({ ...NONE, direction }, new Map())).map(({ head }) => head.id);
    expect(of('in')).toEqual(['came']);
    expect(of('out')).toEqual(['sent', 'moved', 'token']);
  });
});

describe('dates', () => {
  const late = transaction({ time: new Date(2026, 2, 7, 23, 59, 59) });
  test.each([
    [{ from: '2026-03-07', until: '2026-03-07' }, true],
    [{ from: '2026-03-08' }, false],
    [{ until: '2026-03-06' }, false],
    [{ from: '2026-03-08', until: '2026-03-01' }, false],
  ])('are days in the user’s time zone, including the last one: %j %s', (chosen, expected) => {
    const all = historyConditions({ ...NONE, ...chosen }, names);
    expect(all.map(({ name }) => name)).toEqual(['dates']);
    expect(all.every(({ holds }) => holds(late))).toBe(expected);
  });

  test("a record without a time yet is today's", () => {
    const holds = (from: string) =>
      historyConditions({ ...NONE, from }, names).every(({ holds }) =>
        holds(transaction({ time: undefined })),
      );
    expect(holds('2025-01-01')).toBe(true);
    expect(holds('2999-01-01')).toBe(false);
  });
});

test.each([
  ['älice', ['sent', 'came', 'token']],
  ['ÄLICE smith', ['sent', 'came', 'token']],
  ['account 2', ['moved']],
  [ALICE.slice(0, 8).toLowerCase(), ['sent', 'came', 'token']],
  ['12,345.5', ['token']],
  ['12345', ['token']],
  ['polygon mainnet', ['moved']],
  ['matic', ['moved']],
  [USDT, ['token']],
  [`0x${'ab'.repeat(32)}`, ['sent', 'moved', 'came', 'token']],
  ['älice matic', []],
  ['.*', []],
])('a search for %s finds %j', (text, expected) => expect(left({ text })).toEqual(expected));

// Regression: words of a row were not found, and a digit was, in the hash of every row.
test.each([
  ['lido', ['stake']],
  ['staked', ['stake']],
  ['failed', ['failed']],
  ['savings', ['stake', 'failed', 'fractional']],
  ['25,5', ['fractional']],
  ['25.5', ['fractional']],
  ['1,234', ['grouped']],
  ['account 2', ['grouped']],
  ['2', ['fractional', 'grouped']],
  ['70997970c518', ['failed', 'fractional', 'grouped']],
  ['abab', ['stake', 'failed', 'fractional', 'grouped']],
  ['aba', []],
  ['0x7099', ['failed', 'fractional', 'grouped']],
])('a search for %s finds %j, by the words of a row', (text, expected) => {
  const rows = [
    transaction({
      id: 'stake',
      nonce: 1,
      call_kind: 'stake',
      amount: '0.3',
      to_address: '0xae7ab96520DE3A18E5e111B5EaAb095312D7fE84',
    }),
    transaction({ id: 'failed', nonce: 3, amount: '0.4', status: 'failed' }),
    transaction({ id: 'fractional', nonce: 4, amount: '25.5' }),
    transaction({ id: 'grouped', nonce: 5, amount: '1234', from_address: ALICE, to_address: SECOND }),
  ];
  const plain = (id: TextId) => texts[id];
  const search = historySearch(names, rowWordsOf(plain, wordsOfCall));
  const found = narrowHistory(groupByNonce(rows), historyConditions({ ...NONE, text }, names, search));
  expect(found.map(({ head }) => head.id)).toEqual(expected);
});

test('a name given while the history is open is found', () => {
  expect(left({ text: 'rent' })).toEqual([]);
  const renamed = new Map([
    ...names,
    [ALICE.toLowerCase(), { kind: 'contact', name: 'Rent', address: ALICE }],
  ] as const);
  expect(narrowHistory(groups, historyConditions({ ...NONE, text: 'rent' }, renamed))).toHaveLength(3);
});

test('a row with several attempts is included as a whole if one of them passes', () => {
  const attempts = groupByNonce([
    transaction({ id: 'cancellation', to_address: MINE, amount: '0' }),
    transaction({ id: 'first' }),
  ]);
  const found = narrowHistory(attempts, historyConditions({ ...NONE, text: 'älice' }, names));
  expect(found).toEqual(attempts);
});

describe('a history emptied by filters', () => {
  const causes = (chosen: Partial<ChosenFilters>) =>
    emptyingFilters(groups, historyConditions({ ...NONE, ...chosen }, names));

  test('names the filter that leaves nothing, and how many rows there are without it', () => {
    expect(causes({ network: 'sepolia', account: MINE.toLowerCase() })).toEqual([
      { name: 'network', count: 4 },
    ]);
  });

  test('names each of two that leave rows alone', () => {
    expect(causes({ network: 'polygon', direction: 'in' })).toEqual([
      { name: 'network', count: 1 },
      { name: 'direction', count: 1 },
    ]);
  });

  test('names none where each of two leaves nothing', () => {
    expect(causes({ network: 'sepolia', text: 'nobody' })).toEqual([]);
  });
});

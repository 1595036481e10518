// @vitest-environment node
import { expect, test } from 'vitest';
import { filteredTransactions } from './filteredTransactions.ts';
import { historyUrl } from './historyUrl.ts';
import { transaction } from './testing/transaction.ts';

const history = [
  transaction({ id: 'speed-up', nonce: 7, amount: '2', tx_hash: `0x${'02'.repeat(32)}` }),
  transaction({ id: 'received', type: 'receive', nonce: 7, amount: '2' }),
  transaction({ id: 'replaced', nonce: 7, amount: '2', status: 'failed' }),
  transaction({ id: 'token', nonce: 6, amount: '2', network: 'polygon', token_symbol: 'USDC' }),
];

test.each([
  ['', ['speed-up', 'replaced', 'received', 'token']],
  ['type=send', ['speed-up', 'replaced', 'token']],
  ['type=receive', ['received']],
  ['type=swap', []],
  ['network=polygon', ['token']],
  // A row is included as a whole if one of its attempts passes.
  [`text=0x${'02'.repeat(32)}`, ['speed-up', 'replaced']],
  ['type=send&network=ethereum&from=2025-03-04&until=2025-03-05', ['speed-up', 'replaced']],
  ['until=2025-03-02', []],
])('?%s gives the rows of the list', (query, ids) => {
  const left = filteredTransactions(history, historyUrl.read(new URLSearchParams(query)), new Map());
  expect(left.map(({ id }) => id)).toEqual(ids);
});

test('includes unverified transfers: the list separates them, and a file marks them', () => {
  const spam = transaction({ id: 'spam', type: 'receive', token_symbol: 'SPAM', is_unverified: true });
  const filters = historyUrl.read(new URLSearchParams('text=spam'));
  const left = filteredTransactions([...history, spam], filters, new Map());
  expect(left).toEqual([spam]);
});

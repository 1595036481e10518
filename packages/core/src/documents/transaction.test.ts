import { expect, test } from 'vitest';
import { isExchange } from '../exports/exchangedAssets.ts';
import { recipientsOf } from '../recipients/recipientsOf.ts';
import { calledAddressOf } from './calledAddressOf.ts';
import { transactionSchema, type TransactionRecord } from './transaction.ts';

const ROUTER = '0x68b3465833fb72A70ecDF485E0e4C7bD8665Fc45';
const TOKEN = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48';
const record: TransactionRecord = {
  user_id: 'alice',
  type: 'send',
  status: 'completed',
  amount: '1',
  token_symbol: 'USDC',
  contract_address: TOKEN,
  tx_hash: `0x${'1'.repeat(64)}`,
  from_address: '0x9858EfFD232B4033E47d90003D41EC34EcaEda94',
  to_address: ROUTER,
  network: 'ethereum',
  nonce: 0,
};
const read = (kind: unknown) =>
  transactionSchema.parse({ ...record, ...(kind !== undefined && { call_kind: kind }) });

// Regression: it was read as a transfer to the contract, which then counted as a previously paid recipient.
test.each(['brandNew', '', null, 7])('an unknown call kind %j is not a transfer', (kind) => {
  const other = read(kind);
  expect(other.call_kind).toBe('other');
  expect(recipientsOf([other])).toEqual([]);
  expect(calledAddressOf(other)).toBe(ROUTER);
  expect(isExchange({ ...other, id: 'one', time: undefined })).toBe(true);
});

test('a record without a kind is a transfer, and a known kind stays', () => {
  expect(read(undefined)).not.toHaveProperty('call_kind');
  expect(recipientsOf([read(undefined)])).toHaveLength(1);
  expect(read('approve').call_kind).toBe('approve');
});

test('an origin that is none is dropped, and not shown', () => {
  const by = (origin: unknown) => transactionSchema.parse({ ...record, requested_by: origin }).requested_by;
  expect(by('https://app.example')).toBe('https://app.example');
  for (const other of ['app.example', 'javascript:alert(1)', 7]) expect(by(other)).toBeUndefined();
});

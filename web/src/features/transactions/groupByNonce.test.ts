import { expect, test } from 'vitest';
import { groupByNonce } from './groupByNonce.ts';
import { transaction } from './testing/transaction.ts';

const ids = (transactions: Parameters<typeof groupByNonce>[0]) =>
  groupByNonce(transactions).map(({ head, others }) => [head.id, ...others.map(({ id }) => id)]);

test('one row for what has one nonce, where the newest of it stands, told by what came into a block', () => {
  const transactions = [
    transaction({ id: 'next', nonce: 8, status: 'pending' }),
    transaction({ id: 'cancel', nonce: 7, status: 'failed', failure_reason: 'replaced' }),
    transaction({ id: 'faster', nonce: 7, status: 'completed', block_number: 9 }),
    transaction({ id: 'between', nonce: 6 }),
    transaction({ id: 'first', nonce: 7, status: 'pending' }),
  ];
  expect(ids(transactions)).toEqual([['next'], ['faster', 'cancel', 'first'], ['between']]);
});

test('the latest tells while none is in a block, and one that failed in its block before those that wait', () => {
  const waiting = [
    transaction({ id: 'faster', nonce: 7, status: 'pending' }),
    transaction({ id: 'first', nonce: 7, status: 'pending' }),
  ];
  expect(ids(waiting)).toEqual([['faster', 'first']]);
  const reverted = transaction({ id: 'reverted', nonce: 7, status: 'failed', block_number: 9 });
  expect(ids([...waiting, reverted])).toEqual([['reverted', 'faster', 'first']]);
});

test('another account, another network and what came from others are rows of their own', () => {
  const transactions = [
    transaction({ id: 'a' }),
    transaction({ id: 'b', network: 'polygon' }),
    transaction({ id: 'c', from_address: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8' }),
    transaction({ id: 'd', type: 'receive' }),
    transaction({ id: 'e', type: 'receive' }),
  ];
  expect(ids(transactions)).toHaveLength(5);
});

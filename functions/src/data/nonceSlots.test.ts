import type { TransactionRecord } from '@everything-wallet/core/documents/transaction';
import type { Transaction } from '@google-cloud/firestore';
import { describe, expect, test, vi } from 'vitest';
import { predecessorOf, slotOf, winnerOf } from './nonceSlots.ts';

vi.mock('./transferCollections.ts', () => ({
  transferCollections: () =>
    Promise.resolve({
      transactions: { doc: (id: string) => id },
      sentNonces: { doc: (id: string) => id },
    }),
}));

const record: TransactionRecord = {
  user_id: 'user',
  type: 'send',
  status: 'pending',
  amount: '0.25',
  token_symbol: 'ETH',
  tx_hash: `0x${'ab'.repeat(32)}`,
  from_address: '0x9858EfFD232B4033E47d90003D41EC34EcaEda94',
  to_address: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
  network: 'polygon',
  gas_fee: '0.000441',
  nonce: 3,
  replaces: `0x${'cd'.repeat(32)}`,
};
const get = vi.fn(() => Promise.resolve({ data: () => record }));
const transaction = { get } as unknown as Transaction;

test('a slot is one of a chain, account and nonce', async () => {
  expect(await slotOf(record)).toBe(`137_${record.from_address.toLowerCase()}_3`);
  expect(await predecessorOf(transaction, record)).toMatchObject({ record });
});

// Regression: each threw a TypeError, as if the record's type made that impossible.
describe('a record of a network that is not known here', () => {
  const far = { ...record, network: 'farcoin' };

  test('has no slot, and none before or after it that could be found', async () => {
    get.mockClear();
    expect(await slotOf(far)).toBeUndefined();
    expect(await predecessorOf(transaction, far)).toBeUndefined();
    expect(await winnerOf(transaction, far)).toBeUndefined();
    expect(get).not.toHaveBeenCalled();
  });
});

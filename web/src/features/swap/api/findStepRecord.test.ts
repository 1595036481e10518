import { Timestamp } from 'firebase/firestore';
import { expect, test, vi } from 'vitest';
import { findStepRecord } from './findStepRecord.ts';

const found = vi.hoisted(() => ({ docs: [] as unknown[] }));
vi.mock('firebase/firestore', async (original) => ({
  ...(await original<typeof import('firebase/firestore')>()),
  collection: vi.fn(),
  query: vi.fn(),
  where: vi.fn(),
  getDocsFromServer: () => Promise.resolve(found),
}));
vi.mock('../../../lib/firebase/firebaseServices.ts', () => ({
  firebaseServices: () => Promise.resolve({ firestore: {} }),
}));

const HASH = `0x${'AB'.repeat(32)}`;
const data = {
  user_id: 'alice',
  type: 'swap',
  status: 'pending',
  amount: '1',
  token_symbol: 'ETH',
  tx_hash: HASH,
  from_address: '0x1',
  to_address: '0x2',
  network: 'ethereum',
  nonce: 0,
};

// Two seconds more on either side, for the clocks of two instances.
test.each([
  [7_999, false],
  [8_000, true],
  [22_000, true],
  [22_001, false],
  [undefined, true],
])('a record of %s ms is in the period: %s', async (at, isThere) => {
  const timestamp = at === undefined ? null : Timestamp.fromMillis(at);
  found.docs = [{ data: () => data, get: () => timestamp }];
  const hash = await findStepRecord('alice', { since: 10_000, until: 20_000 }, () => true);
  expect(hash).toBe(isThere ? HASH.toLowerCase() : undefined);
});

test('without an end any later one matches, except rejected ones', async () => {
  found.docs = [{ data: () => data, get: () => Timestamp.fromMillis(10 ** 12) }];
  expect(await findStepRecord('alice', { since: 10_000 }, () => true)).toBeDefined();
  expect(await findStepRecord('alice', { since: 10_000 }, () => false)).toBeUndefined();
});

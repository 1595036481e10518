// @vitest-environment node
import { expect, test } from 'vitest';
import { latestVerified } from './latestVerified.ts';
import { transaction } from './testing/transaction.ts';

// Regression: a transfer that was sped up appeared on the home as two pending payments.
test('includes one transaction per nonce, and fills the places of the others with older ones', () => {
  const first = transaction({ id: 'first', status: 'pending', nonce: 7 });
  const second = { ...first, id: 'second', replaces: first.tx_hash };
  const older = transaction({ id: 'older', nonce: 6 });
  const latest = { records: [second, first, older], unreadable: 0, isAll: true };
  const { records, isAll } = latestVerified(latest, [], 2);
  expect(records.map(({ id }) => id)).toEqual(['second', 'older']);
  expect(isAll).toBe(true);
});

// @vitest-environment node
import { expect, test } from 'vitest';
import { dayOfGroup } from './dayOfGroup.ts';
import { groupByNonce } from './groupByNonce.ts';
import { transaction } from './testing/transaction.ts';
import type { Transaction } from './Transaction.ts';

function dayOf(...transactions: Transaction[]): string {
  const [group] = groupByNonce(transactions);
  if (!group) throw new Error('No group');
  return dayOfGroup(group, '2026-11-22');
}

test("ends at midnight in the user's time zone", () => {
  expect(dayOf(transaction({ time: new Date(2026, 2, 7, 23, 59, 59) }))).toBe('2026-03-07');
  expect(dayOf(transaction({ time: new Date(2026, 2, 8) }))).toBe('2026-03-08');
});

test("of several attempts the latest counts, which determines the row's place; one without a time is today's", () => {
  const done = transaction({ id: 'done', time: new Date(2026, 2, 1, 10) });
  const late = transaction({ id: 'late', status: 'pending', time: new Date(2026, 2, 2, 10) });
  expect(dayOf(late, done)).toBe('2026-03-02');
  expect(dayOf(transaction({ id: 'now', time: undefined }), done)).toBe('2026-11-22');
});

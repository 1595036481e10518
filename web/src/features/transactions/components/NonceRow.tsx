import { memo } from 'react';
import { localDay } from '../../../lib/time/localDay.ts';
import type { NonceGroup } from '../groupByNonce.ts';
import { TransactionRow } from './TransactionRow.tsx';

interface NonceRowProps {
  group: NonceGroup;
  /** The day that it stands under, 'YYYY-MM-DD'. */
  day: string;
}

/**
 * One row for a nonce: what became of it. Its page leads to the other transactions that were signed with it. A list that is scrolled
 * draws only the rows that come into sight: one that says the same as before is not drawn anew.
 */
export const NonceRow = memo(
  DrawnNonceRow,
  (before, now) => before.day === now.day && before.group.head === now.group.head,
);

function DrawnNonceRow({ group: { head }, day }: NonceRowProps) {
  // What came into a block may be of another day than the first that was signed.
  const isUnderDay = head.time !== undefined && localDay(head.time) === day;
  return <TransactionRow transaction={head} isUnderDay={isUnderDay} />;
}

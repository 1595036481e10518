import { memo } from 'react';
import { localDay } from '../../../lib/time/localDay.ts';
import type { NonceGroup } from '../groupByNonce.ts';
import { TransactionRow } from './TransactionRow.tsx';

interface NonceRowProps {
  group: NonceGroup;
  /** Day of its heading, 'YYYY-MM-DD'. */
  day: string;
}

/**
 * Row of a nonce with its outcome. Its page links to the other transactions with that nonce. A scrolling list renders only rows that become
 * visible; memoized, so that an unchanged one is not rendered again.
 */
export const NonceRow = memo(
  DrawnNonceRow,
  (before, now) => before.day === now.day && before.group.head === now.group.head,
);

function DrawnNonceRow({ group: { head }, day }: NonceRowProps) {
  // The confirmed transaction may be of another day than the first one signed.
  const isUnderDay = head.time !== undefined && localDay(head.time) === day;
  return <TransactionRow transaction={head} isUnderDay={isUnderDay} />;
}

import Box from '@mui/material/Box';
import { memo } from 'react';
import { localDay } from '../../../lib/time/localDay.ts';
import { useText } from '../../../lib/text/useText.ts';
import type { NonceGroup } from '../groupByNonce.ts';
import type { Transaction } from '../Transaction.ts';
import { TransactionRow } from './TransactionRow.tsx';

interface NonceRowProps {
  group: NonceGroup;
  /** The day that it stands under, 'YYYY-MM-DD'. */
  day: string;
}

/**
 * One row for a nonce: what became of it, and below it the other transactions that were signed with it. A list that is scrolled
 * draws only the rows that come into sight: one that says the same as before is not drawn anew.
 */
export const NonceRow = memo(DrawnNonceRow, saysTheSame);

function saysTheSame(before: NonceRowProps, now: NonceRowProps): boolean {
  const [others, othersNow] = [before.group.others, now.group.others];
  return (
    before.day === now.day &&
    before.group.head === now.group.head &&
    others.length === othersNow.length &&
    others.every((transaction, index) => transaction === othersNow[index])
  );
}

function DrawnNonceRow({ group: { head, others }, day }: NonceRowProps) {
  const t = useText();
  // Another attempt may be of another day.
  const isUnderDay = ({ time }: Transaction) => time !== undefined && localDay(time) === day;
  if (others.length === 0) return <TransactionRow transaction={head} isUnderDay={isUnderDay(head)} />;
  const inOrder = [head, ...others].toSorted((one, other) => timeOf(one) - timeOf(other));
  const attemptOf = (transaction: Transaction) => ({
    number: inOrder.indexOf(transaction) + 1,
    count: inOrder.length,
  });
  return (
    <>
      <TransactionRow transaction={head} attempt={attemptOf(head)} isUnderDay={isUnderDay(head)} />
      <Box
        role="group"
        aria-label={t('history.attempts')}
        sx={{
          ml: { xs: 2, sm: 3 },
          pl: 0.5,
          borderLeft: 2,
          borderColor: 'divider',
          containerType: 'inline-size',
        }}
      >
        {others.map((transaction) => (
          <TransactionRow
            key={transaction.id}
            transaction={transaction}
            attempt={attemptOf(transaction)}
            isUnderDay={isUnderDay(transaction)}
          />
        ))}
      </Box>
    </>
  );
}

/** What the server has not given a time yet is the latest. */
function timeOf({ time }: Transaction): number {
  return time?.getTime() ?? Number.MAX_SAFE_INTEGER;
}

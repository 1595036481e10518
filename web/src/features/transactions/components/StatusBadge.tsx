import Chip from '@mui/material/Chip';
import { useText } from '../../../lib/text/useText.ts';
import type { Transaction } from '../Transaction.ts';
import { transactionState } from '../transactionState.ts';

/** The badges of specification §4: default, secondary and destructive. */
const colors = { completed: 'success', pending: 'default', failed: 'error' } as const;

interface StatusBadgeProps {
  transaction: Pick<Transaction, 'status' | 'is_final' | 'failure_reason' | 'dropped_at'>;
}

/** Says how far a transaction has come: its status, and of one that no block has why that is. */
export function StatusBadge({ transaction }: StatusBadgeProps) {
  const t = useText();
  const { status } = transaction;
  const state = transactionState(transaction);
  const isOther = state === 'dropped' || state === 'replaced';
  return (
    <Chip
      component="span"
      size="small"
      variant="outlined"
      // What another one took the place of has cost nothing: that is no alarm.
      color={state === 'dropped' ? 'warning' : state === 'replaced' ? 'default' : colors[status]}
      label={t(isOther ? `transaction.status.${state}` : `transaction.status.${status}`)}
      sx={{ height: 22, fontWeight: 600 }}
    />
  );
}

import Chip from '@mui/material/Chip';
import { useText } from '../../../lib/text/useText.ts';
import type { Transaction } from '../Transaction.ts';
import { transactionState, type TransactionState } from '../transactionState.ts';

/** The badges of specification §4: default, secondary and destructive. */
const colors = { completed: 'success', pending: 'default', failed: 'error' } as const;

interface StatusBadgeProps {
  transaction: Pick<Transaction, 'type' | 'status' | 'is_final' | 'failure_reason' | 'dropped_at'>;
}

/** Says how far a transaction has come: its status, and of one that no block has why that is. */
export function StatusBadge({ transaction }: StatusBadgeProps) {
  const t = useText();
  const { status, type } = transaction;
  const { color, text } =
    type === 'receive' && status === 'pending'
      ? ({ color: 'warning', text: 'transaction.status.unconfirmed' } as const)
      : badgeOf(transactionState(transaction), status);
  return (
    <Chip
      component="span"
      size="small"
      variant="outlined"
      color={color}
      label={t(text)}
      sx={{ height: 22, fontWeight: 600 }}
    />
  );
}

function badgeOf(state: TransactionState, status: Transaction['status']) {
  if (state === 'dropped') return { color: 'warning', text: 'transaction.status.dropped' } as const;
  // What another one took the place of has cost nothing: that is no alarm.
  if (state === 'replaced') return { color: 'default', text: 'transaction.status.replaced' } as const;
  // Whoever reads 'failed' pays again, and a reorganisation may still make this one succeed.
  if (state === 'inBlock' && status === 'failed')
    return { color: 'warning', text: 'transaction.status.notFinal' } as const;
  return { color: colors[status], text: `transaction.status.${status}` } as const;
}

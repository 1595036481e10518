import Chip from '@mui/material/Chip';
import { useText } from '../../../lib/text/useText.ts';
import type { Transaction } from '../Transaction.ts';
import { statusLabel } from '../statusLabel.ts';

interface StatusBadgeProps {
  transaction: Pick<Transaction, 'type' | 'status' | 'is_final' | 'failure_reason' | 'dropped_at'>;
}

/** Says how far a transaction has come: its status, and of one that no block has why that is. */
export function StatusBadge({ transaction }: StatusBadgeProps) {
  const t = useText();
  const { color, text } = statusLabel(transaction);
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

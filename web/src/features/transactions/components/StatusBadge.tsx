import Chip from '@mui/material/Chip';
import { useText } from '../../../lib/text/useText.ts';
import type { Transaction } from '../Transaction.ts';
import { statusLabel } from '../statusLabel.ts';

interface StatusBadgeProps {
  transaction: Pick<Transaction, 'type' | 'status' | 'is_final' | 'failure_reason' | 'dropped_at'>;
}

/** Status of a transaction, with the reason if no block has it. */
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

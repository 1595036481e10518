import type { TransactionStatus } from '@everything-wallet/core/documents/transaction';
import Chip from '@mui/material/Chip';
import { useText } from '../../../lib/text/useText.ts';

/** The badges of specification §4: default, secondary and destructive. */
const colors = { completed: 'success', pending: 'default', failed: 'error' } as const;

interface StatusBadgeProps {
  status: TransactionStatus;
}

/** Says how far a transaction has come. */
export function StatusBadge({ status }: StatusBadgeProps) {
  const t = useText();
  return (
    <Chip
      component="span"
      size="small"
      variant="outlined"
      color={colors[status]}
      label={t(`transaction.status.${status}`)}
      sx={{ height: 22, fontWeight: 600 }}
    />
  );
}

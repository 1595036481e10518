import Alert from '@mui/material/Alert';
import { useEffect } from 'react';
import { logProblem } from '../lib/log/logProblem.ts';
import { useText } from '../lib/text/useText.ts';

interface UnreadableNoticeProps {
  /** How many records were left out. */
  count: number;
  /** Whether the screen adds records up. */
  hasTotals?: boolean;
}

/** Says of a list that some of its records cannot be read and are missing from it; says nothing where there are none. */
export function UnreadableNotice({ count, hasTotals = false }: UnreadableNoticeProps) {
  const t = useText();
  useEffect(() => {
    if (count > 0) logProblem(`Records that could not be read: ${count}`);
  }, [count]);
  if (count === 0) return null;
  return (
    <Alert severity="warning" sx={{ mb: 2 }}>
      {t(hasTotals ? 'common.unreadableTotals' : 'common.unreadable', { count })}
    </Alert>
  );
}

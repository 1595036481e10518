import Alert from '@mui/material/Alert';
import { useEffect } from 'react';
import { logProblem } from '../lib/log/logProblem.ts';
import { useText } from '../lib/text/useText.ts';

interface UnreadableNoticeProps {
  /** Number of omitted records. */
  count: number;
  /** True if the screen shows sums of records. */
  hasTotals?: boolean;
}

/**
 * Reports that some records of a list cannot be read and are missing from it; renders nothing for a count of 0.
 */
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

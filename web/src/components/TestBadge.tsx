import Chip from '@mui/material/Chip';
import { useText } from '../lib/text/useText.ts';

/** Marks a test network, whose coins have no value. */
export function TestBadge() {
  const t = useText();
  return (
    <Chip
      component="span"
      label={t('badge.test')}
      color="warning"
      variant="outlined"
      size="small"
      sx={{ height: 20, fontSize: '0.6875rem', fontWeight: 700, letterSpacing: '0.04em' }}
    />
  );
}

import Chip from '@mui/material/Chip';
import Tooltip from '@mui/material/Tooltip';
import { useText } from '../lib/text/useText.ts';

/** Marks a simulated screen, so that it is not mistaken for a real one. */
export function DemoBadge() {
  const t = useText();
  return (
    <Tooltip title={t('badge.demoHint')}>
      <Chip label={t('badge.demo')} color="warning" size="small" sx={{ height: 22, fontWeight: 700 }} />
    </Tooltip>
  );
}

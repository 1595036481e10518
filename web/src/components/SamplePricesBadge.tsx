import Chip from '@mui/material/Chip';
import Tooltip from '@mui/material/Tooltip';
import { useText } from '../lib/text/useText.ts';

/** Marks prices as built-in examples, so that they are not mistaken for the market's. */
export function SamplePricesBadge() {
  const t = useText();
  return (
    <Tooltip title={t('badge.samplePricesHint')}>
      <Chip label={t('badge.samplePrices')} size="small" variant="outlined" sx={{ height: 22 }} />
    </Tooltip>
  );
}

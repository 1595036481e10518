import Chip from '@mui/material/Chip';
import Tooltip from '@mui/material/Tooltip';
import { useText } from '../lib/text/useText.ts';

/** Says that prices are built-in examples, so that nobody takes them for the market's. */
export function SamplePricesBadge() {
  const t = useText();
  return (
    <Tooltip title={t('badge.samplePricesHint')}>
      <Chip label={t('badge.samplePrices')} size="small" variant="outlined" sx={{ height: 22 }} />
    </Tooltip>
  );
}

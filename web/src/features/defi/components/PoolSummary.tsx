import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { compiledTexts } from 'virtual:compiled-texts/pools';
import { SamplePricesBadge } from '../../../components/SamplePricesBadge.tsx';
import { paths } from '../../../config/paths.ts';
import { useSwitchedOnNetworks } from '../../../lib/network/useSwitchedOnNetworks.ts';
import { loadTexts } from '../../../lib/text/loadTexts.ts';
import { useText } from '../../../lib/text/useText.ts';
import { usePoolTotals } from '../hooks/usePoolTotals.ts';
import { DefiTotals } from './DefiTotals.tsx';

loadTexts(compiledTexts);

interface PoolSummaryProps {
  /** Checksum addresses of the accounts with a key, the same array for the same accounts. */
  addresses: readonly string[];
}

/** Total in pools, beside a value that does not include it. */
export function PoolSummary({ addresses }: PoolSummaryProps) {
  const t = useText();
  const { totals, isSample } = usePoolTotals(useSwitchedOnNetworks(), addresses);
  return (
    <Box component="section" aria-label={t('pools.summary')}>
      <Box sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: 1, mb: 1 }}>
        <Typography variant="h3" component="h2">
          {t('pools.summary')}
        </Typography>
        {isSample && <SamplePricesBadge />}
        <Link component={RouterLink} to={paths.defi} sx={{ ml: 'auto' }}>
          {t('pools.summaryOpen')}
        </Link>
      </Box>
      <DefiTotals totals={totals} />
      <Typography variant="caption" component="p" color="textSecondary" sx={{ mt: 1, px: 0.5 }}>
        {t('pools.summaryText')}
      </Typography>
    </Box>
  );
}

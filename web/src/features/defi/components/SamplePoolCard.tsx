import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { DefiPool } from '../../../catalogue/defiPools.ts';
import { findCoin } from '../../../catalogue/findCoin.ts';
import { AssetIcon } from '../../../components/AssetIcon.tsx';
import { formatUsdCompact } from '../../../lib/format/formatUsdCompact.ts';
import { useText } from '../../../lib/text/useText.ts';
import { PoolFacts } from './PoolFacts.tsx';
import { RiskChip } from './RiskChip.tsx';
import { formatList } from '../../../lib/format/formatList.ts';

interface SamplePoolCardProps {
  pool: DefiPool;
  /** Actions on the pool. */
  children: ReactNode;
}

/** A sample pool: coins, yield, size and risk. */
export function SamplePoolCard({ pool, children }: SamplePoolCardProps) {
  const t = useText();
  return (
    <Card
      component="article"
      aria-label={pool.name}
      sx={{ p: 2.5, display: 'flex', flexDirection: 'column', gap: 2 }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.25 }}>
        <Box sx={{ display: 'flex', '& > * + *': { ml: -1.25 } }}>
          {pool.tokens.map(findCoin).map(({ symbol, picture, icon, color }) => (
            <AssetIcon key={symbol} picture={picture} text={icon} color={color} size={36} />
          ))}
        </Box>
        <Typography variant="h3" component="h2">
          {pool.name}
        </Typography>
      </Box>
      <Typography
        component="p"
        sx={{ fontSize: '1.75rem', fontWeight: 650, letterSpacing: '-0.03em', lineHeight: 1 }}
      >
        {t('defi.percent', { percent: pool.apy })}{' '}
        <Box
          component="span"
          sx={{ fontSize: '0.875rem', fontWeight: 600, color: 'text.secondary', letterSpacing: 0 }}
        >
          {t('defi.apy')}
        </Box>
      </Typography>
      <PoolFacts
        facts={[
          { term: t('defi.tvl'), value: formatUsdCompact(pool.tvl) },
          { term: t('defi.tokens'), value: formatList(pool.tokens) },
          { term: t('defi.risk'), value: <RiskChip risk={pool.risk} /> },
        ]}
      />
      <Box sx={{ mt: 'auto' }}>{children}</Box>
    </Card>
  );
}

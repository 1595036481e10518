import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { DefiPool } from '../../../catalogue/defiPools.ts';
import { findCoin } from '../../../catalogue/findCoin.ts';
import { TokenDisc } from '../../../components/TokenDisc.tsx';
import { formatUsdCompact } from '../../../lib/format/formatUsdCompact.ts';
import { useText } from '../../../lib/text/useText.ts';
import type { MessageId } from '../../../messages/messages.ts';

const risks = {
  Low: { label: 'defi.risk.low', color: 'success' },
  Medium: { label: 'defi.risk.medium', color: 'warning' },
  High: { label: 'defi.risk.high', color: 'error' },
} as const satisfies Record<DefiPool['risk'], { label: MessageId; color: string }>;

interface PoolCardProps {
  pool: DefiPool;
  /** What can be done with the pool. */
  children: ReactNode;
}

/** A pool: its coins, what it yields, how much is in it, how risky it is. */
export function PoolCard({ pool, children }: PoolCardProps) {
  const t = useText();
  const risk = risks[pool.risk];
  const facts = [
    [t('defi.tvl'), formatUsdCompact(pool.tvl)],
    [t('defi.tokens'), pool.tokens.join(', ')],
    [
      t('defi.risk'),
      <Chip
        key="risk"
        component="span"
        size="small"
        variant="outlined"
        label={t(risk.label)}
        color={risk.color}
      />,
    ],
  ] as const;
  return (
    <Card
      component="article"
      aria-label={pool.name}
      sx={{ p: 2.5, display: 'flex', flexDirection: 'column', gap: 2 }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.25 }}>
        <Box sx={{ display: 'flex', '& > * + *': { ml: -1.25 } }}>
          {pool.tokens.map(findCoin).map(({ symbol, icon, color }) => (
            <TokenDisc key={symbol} icon={icon} color={color} size={36} />
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
      <Box component="dl" sx={{ m: 0, display: 'grid', gap: 0.75 }}>
        {facts.map(([term, value]) => (
          <Box key={term} sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center' }}>
            <Typography component="dt" variant="body2" color="textSecondary">
              {term}
            </Typography>
            <Typography component="dd" variant="body2" sx={{ m: 0, fontWeight: 600 }}>
              {value}
            </Typography>
          </Box>
        ))}
      </Box>
      <Box sx={{ mt: 'auto' }}>{children}</Box>
    </Card>
  );
}

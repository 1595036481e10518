import TrendingDownRounded from '@mui/icons-material/TrendingDownRounded';
import TrendingFlatRounded from '@mui/icons-material/TrendingFlatRounded';
import TrendingUpRounded from '@mui/icons-material/TrendingUpRounded';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { ExactOnDemand } from '../../../components/ExactOnDemand.tsx';
import { TestBadge } from '../../../components/TestBadge.tsx';
import { useMask } from '../../../lib/money/useMask.ts';
import { useText } from '../../../lib/text/useText.ts';
import type { DashboardStat } from '../DashboardStat.ts';

const trendIcons = {
  up: TrendingUpRounded,
  down: TrendingDownRounded,
  neutral: TrendingFlatRounded,
} as const;

/** Number of further currencies on a card. */
const SHOWN_OTHERS = 2;

interface StatCardProps {
  stat: DashboardStat;
}

/** A number and its change; amounts in other currencies are below it. */
export function StatCard({
  stat: { title, isAmount, value, others, change, exactChange, trend },
}: StatCardProps) {
  const t = useText();
  const maskAmount = useMask();
  const mask = isAmount ? maskAmount : (text: string) => text;
  const TrendIcon = trendIcons[trend];
  const hiddenCount = others.length - SHOWN_OTHERS;
  return (
    <Card
      component="article"
      aria-label={t(title)}
      sx={{ p: { xs: 2, sm: 2.5 }, display: 'flex', flexDirection: 'column' }}
    >
      <Typography variant="body2" component="h2" color="textSecondary" sx={{ fontWeight: 550 }}>
        {t(title)}
      </Typography>
      <Typography
        data-testid="stat-value"
        sx={{
          mt: 0.5,
          fontSize: { xs: '1.25rem', sm: '1.5rem' },
          fontWeight: 650,
          letterSpacing: '-0.02em',
          lineHeight: 1.25,
          fontVariantNumeric: 'tabular-nums',
          overflowWrap: 'anywhere',
        }}
      >
        <ExactOnDemand text={mask(value.text)} exact={mask(value.exact)} /> {value.isTest && <TestBadge />}
      </Typography>
      {others.slice(0, SHOWN_OTHERS).map(({ text, exact, isTest }, index) => (
        <Typography
          // Two tokens may have the same symbol and have moved the same amount.
          key={`${index} ${text}`}
          variant="body2"
          sx={{ fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' }}
        >
          <ExactOnDemand text={mask(text)} exact={mask(exact)} /> {isTest && <TestBadge />}
        </Typography>
      ))}
      {hiddenCount > 0 && (
        <Typography variant="body2" color="textSecondary">
          {t('activity.moreCurrencies', { count: hiddenCount })}
        </Typography>
      )}
      <Box
        sx={{
          mt: 'auto',
          pt: 1,
          display: 'flex',
          gap: 0.75,
          color: trend === 'neutral' ? 'text.secondary' : 'primary.main',
        }}
      >
        <TrendIcon fontSize="small" titleAccess={t(`activity.trend.${trend}`)} />
        <Typography variant="caption" color="textSecondary" data-testid="stat-change">
          <ExactOnDemand
            text={t('activity.change', { change: mask(change) })}
            exact={t('activity.change', { change: mask(exactChange) })}
          />
        </Typography>
      </Box>
    </Card>
  );
}

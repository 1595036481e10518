import ShowChartRounded from '@mui/icons-material/ShowChartRounded';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Skeleton from '@mui/material/Skeleton';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { EmptyState } from '../../../components/EmptyState.tsx';
import { ErrorState } from '../../../components/ErrorState.tsx';
import { SlowNotice } from '../../../components/SlowNotice.tsx';
import { useLoaded } from '../../../components/useLoaded.ts';
import { formatUsd } from '../../../lib/format/formatUsd.ts';
import { useText } from '../../../lib/text/useText.ts';
import type { PortfolioValue } from '../PortfolioValue.ts';
import type { ValuePoint } from '../valueHistory.ts';
import { Panel } from './Panel.tsx';

// The chart library is larger than the rest of the screen, and a new user has nothing to draw.
const loadChart = async () => (await import('./PortfolioChart.tsx')).PortfolioChart;

interface PortfolioPanelProps {
  value: PortfolioValue;
}

/** What the user's coins are and were worth (specification §2, Activity dashboard: Portfolio Value). */
export function PortfolioPanel({ value }: PortfolioPanelProps) {
  const t = useText();
  return (
    <Panel title={t('activity.value')}>
      <Content value={value} />
    </Panel>
  );
}

interface ChartProps {
  points: readonly ValuePoint[];
}

function Content({ value }: PortfolioPanelProps) {
  const t = useText();
  switch (value.status) {
    case 'loading':
      return (
        <>
          <Loading />
          <SlowNotice onRetry={value.retry} />
        </>
      );
    case 'none':
    case 'noMarket':
      return (
        <EmptyState
          icon={<ShowChartRounded fontSize="large" />}
          title={t('activity.value.none')}
          {...(value.status === 'noMarket' && { text: t('activity.value.noMarket') })}
        />
      );
    case 'unavailable':
      return (
        <ErrorState
          title={t('activity.value.unavailable')}
          text={t('activity.value.unavailableText')}
          onRetry={value.retry}
        />
      );
    case 'ready':
      return (
        <>
          <Box sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: 1 }}>
            <Typography
              data-testid="portfolio-value"
              sx={{ fontSize: '1.5rem', fontWeight: 650, letterSpacing: '-0.02em' }}
            >
              {formatUsd(value.points.at(-1)?.usd ?? '0')}
            </Typography>
            {value.isSample && (
              <Tooltip title={t('badge.samplePricesHint')}>
                <Chip label={t('badge.samplePrices')} size="small" variant="outlined" sx={{ height: 22 }} />
              </Tooltip>
            )}
          </Box>
          <Chart points={value.points} />
          <Typography variant="caption" component="p" color="textSecondary" sx={{ mt: 1 }}>
            {t('activity.value.method')}
          </Typography>
        </>
      );
  }
}

function Chart({ points }: ChartProps) {
  const t = useText();
  const chart = useLoaded(loadChart);
  if (chart.status === 'loading') return <Loading />;
  if (chart.status === 'failed') {
    return <ErrorState title={t('common.error.notLoaded')} onRetry={chart.retry} />;
  }
  const PortfolioChart = chart.value;
  return <PortfolioChart points={points} />;
}

function Loading() {
  return <Skeleton variant="rounded" height={240} />;
}

import { findNetworkById } from '@everything-wallet/core/networks/findNetwork';
import ShowChartRounded from '@mui/icons-material/ShowChartRounded';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Skeleton from '@mui/material/Skeleton';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { EmptyState } from '../../../components/EmptyState.tsx';
import { ErrorState } from '../../../components/ErrorState.tsx';
import { LazyMoneyChart } from '../../../components/LazyMoneyChart.tsx';
import { SlowNotice } from '../../../components/SlowNotice.tsx';
import { formatDay } from '../../../lib/format/formatDay.ts';
import { formatTick } from '../../../lib/money/formatTick.ts';
import { useMoney } from '../../../lib/money/useMoney.ts';
import { useMask } from '../../../lib/money/useMask.ts';
import { useBalanceHidden } from '../../../lib/storage/useBalanceHidden.ts';
import { useText } from '../../../lib/text/useText.ts';
import type { PortfolioValue } from '../PortfolioValue.ts';
import { Panel } from './Panel.tsx';
import { formatList } from '../../../lib/format/formatList.ts';

/** Minimum height of the drawing, in px. */
const MIN_HEIGHT = 240;

interface PortfolioPanelProps {
  value: PortfolioValue;
}

/** Current and past value of the user's coins (docs/product.md §2, Activity dashboard: Portfolio Value). */
export function PortfolioPanel({ value }: PortfolioPanelProps) {
  const t = useText();
  return (
    <Panel title={t('activity.value')}>
      <Content value={value} />
    </Panel>
  );
}

function Content({ value }: PortfolioPanelProps) {
  const t = useText();
  const money = useMoney();
  const mask = useMask();
  const isHidden = useBalanceHidden();
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
              {mask(money.format(value.history.usd))}
            </Typography>
            {value.isSample && (
              <Tooltip title={t('badge.samplePricesHint')}>
                <Chip label={t('badge.samplePrices')} size="small" variant="outlined" sx={{ height: 22 }} />
              </Tooltip>
            )}
          </Box>
          {isHidden ? (
            <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
              {t('activity.value.hidden')}
            </Typography>
          ) : (
            <Line value={value} />
          )}
          <Typography variant="caption" component="p" color="textSecondary" sx={{ mt: 1 }}>
            {t('activity.value.method')}
          </Typography>
        </>
      );
  }
}

interface LineProps {
  value: PortfolioValue & { status: 'ready' };
}

function Line({ value: { history, past, retry } }: LineProps) {
  const t = useText();
  const money = useMoney();
  if (past === 'loading') return <Loading />;
  if (past === 'failed') return <ErrorState title={t('price.failed')} onRetry={retry} />;
  const { points, leftOut } = history;
  return (
    <>
      {points.length > 0 && (
        // The card is as high as the one beside it, and the drawing fills the space below its texts: with a height of its own,
        // the card would grow with each measurement.
        <Box
          sx={{
            flex: 1,
            minHeight: MIN_HEIGHT,
            position: 'relative',
            '& > *': { position: 'absolute', inset: 0 },
          }}
        >
          <LazyMoneyChart
            points={points}
            name={t('activity.value')}
            label={t('activity.value.chart', {
              first: money.format(points[0]?.usd),
              last: money.format(points.at(-1)?.usd),
            })}
            formatMoment={(time) => formatDay(time)}
            formatValue={money.format}
            formatTick={(value) => formatTick(value, money.code)}
            isFromZero
            isFilling
          />
        </Box>
      )}
      {leftOut.length > 0 && (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
          {t('activity.value.leftOut', {
            names: formatList(leftOut.map((id) => findNetworkById(id)?.name ?? id)),
          })}
        </Typography>
      )}
    </>
  );
}

function Loading() {
  return <Skeleton variant="rounded" sx={{ flex: 1, minHeight: MIN_HEIGHT }} />;
}

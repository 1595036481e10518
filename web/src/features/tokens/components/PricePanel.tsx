import type { Price } from '@everything-wallet/core/schemas/coinPrices';
import {
  pastDays,
  type PastDays,
  type PricedAsset,
  type PricePoint,
} from '@everything-wallet/core/schemas/pastPrices';
import { usdOfOne } from '@everything-wallet/core/money/usdOfOne';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { ErrorState } from '../../../components/ErrorState.tsx';
import { LazyMoneyChart } from '../../../components/LazyMoneyChart.tsx';
import { PriceChange } from '../../../components/PriceChange.tsx';
import { SamplePricesBadge } from '../../../components/SamplePricesBadge.tsx';
import { formatDay } from '../../../lib/format/formatDay.ts';
import { formatTime } from '../../../lib/format/formatTime.ts';
import { formatTick } from '../../../lib/money/formatTick.ts';
import { useMoney } from '../../../lib/money/useMoney.ts';
import { usePastPrices } from '../../../lib/prices/usePastPrices.ts';
import { useText } from '../../../lib/text/useText.ts';

interface PricePanelProps {
  name: string;
  /** Asset whose past prices are shown. */
  asset: PricedAsset;
  /** Undefined if unknown. */
  price: Price | undefined;
}

/** Price of an asset, its change in a day, and its chart. */
export function PricePanel({ name, asset, price }: PricePanelProps) {
  const t = useText();
  const money = useMoney();
  const [days, setDays] = useState<PastDays>(7);
  const { series, isSample, isFailed, retry } = usePastPrices([asset], days);
  const points = series?.[0];
  return (
    <Card
      component="section"
      aria-label={t('price.title')}
      sx={{ p: { xs: 2.5, sm: 3.5 }, mt: { xs: 2, sm: 2.5 }, minWidth: 0 }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, mb: 0.5 }}>
        <Typography variant="h3" component="h2">
          {t('price.title')}
        </Typography>
        {isSample && <SamplePricesBadge />}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, mb: 1.5 }}>
        <Box sx={{ flex: '1 1 160px', minWidth: 0 }}>
          <Typography
            data-testid="token-price"
            sx={{ fontSize: '1.25rem', fontWeight: 650, fontVariantNumeric: 'tabular-nums' }}
          >
            {money.formatPrice(price?.usd)}
          </Typography>
          <Typography variant="body2" color="textSecondary" component="div" sx={{ minHeight: '1.5em' }}>
            {price && (
              <>
                <PriceChange percent={price.change24h} /> {t('price.change')}
              </>
            )}
          </Typography>
        </Box>
        <ToggleButtonGroup
          exclusive
          size="small"
          value={days}
          onChange={(_, next: PastDays | null) => {
            // Pressing the selected one again would deselect it.
            if (next !== null) setDays(next);
          }}
          aria-label={t('price.period')}
        >
          {pastDays.map((each) => (
            <ToggleButton
              key={each}
              value={each}
              aria-label={`${t(`price.days.${each}`)}, ${t(`price.last.${each}`)}`}
              sx={{ minWidth: 44, minHeight: 44, fontWeight: 600 }}
            >
              {t(`price.days.${each}`)}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      </Box>
      {isFailed && <ErrorState title={t('price.failed')} onRetry={retry} />}
      {!isFailed && points === undefined && <Skeleton variant="rounded" height={240} />}
      {points === null && (
        <Typography color="textSecondary" sx={{ py: 4, textAlign: 'center' }}>
          {t('price.noPast')}
        </Typography>
      )}
      {points && <PriceLine name={name} points={points} days={days} />}
    </Card>
  );
}

interface PriceLineProps {
  name: string;
  points: readonly PricePoint[];
  days: PastDays;
}

function PriceLine({ name, points, days }: PriceLineProps) {
  const t = useText();
  const money = useMoney();
  const prices = points.map(([, usd]) => usd);
  return (
    <LazyMoneyChart
      points={points.map(([time, usd]) => ({ time: new Date(time), usd: usdOfOne(usd) }))}
      name={t('price.title')}
      label={t('price.chart', {
        name,
        period: t(`price.last.${days}`),
        first: money.formatPrice(prices[0]),
        last: money.formatPrice(prices.at(-1)),
        low: money.formatPrice(Math.min(...prices)),
        high: money.formatPrice(Math.max(...prices)),
      })}
      formatMoment={(time) => (days === 1 ? formatTime(time, { hasDay: false }) : formatDay(time))}
      formatValue={(usd) => money.formatPrice(Number(usd))}
      formatTick={(value) => formatTick(value, money.code)}
    />
  );
}

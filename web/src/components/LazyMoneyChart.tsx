import Skeleton from '@mui/material/Skeleton';
import type { ComponentProps } from 'react';
import { useText } from '../lib/text/useText.ts';
import { ErrorState } from './ErrorState.tsx';
import type { MoneyChart } from './MoneyChart.tsx';
import { useLoaded } from './useLoaded.ts';

// The chart library is larger than the screens that draw with it, and many have nothing to draw.
const loadChart = async () => (await import('./MoneyChart.tsx')).MoneyChart;

/** A MoneyChart, whose code is loaded once there is something to draw. */
export function LazyMoneyChart(props: ComponentProps<typeof MoneyChart>) {
  const t = useText();
  const chart = useLoaded(loadChart);
  if (chart.status === 'loading') return <Skeleton variant="rounded" height={240} />;
  if (chart.status === 'failed') {
    return <ErrorState title={t('common.error.notLoaded')} onRetry={chart.retry} />;
  }
  const Chart = chart.value;
  return <Chart {...props} />;
}

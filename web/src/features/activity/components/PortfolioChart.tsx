import Box from '@mui/material/Box';
import { LineChart, lineClasses } from '@mui/x-charts/LineChart';
import { useTheme } from '@mui/material/styles';
import { formatDay } from '../../../lib/format/formatDay.ts';
import { formatUsd } from '../../../lib/format/formatUsd.ts';
import { formatUsdCompact } from '../../../lib/format/formatUsdCompact.ts';
import { useText } from '../../../lib/text/useText.ts';
import type { ValuePoint } from '../valueHistory.ts';

/** Height of the drawing in px. */
const HEIGHT = 240;

/** How many days have room below the drawing on a phone. */
const MOST_TICKS = 5;

interface PortfolioChartProps {
  /** At least two, the oldest first. */
  points: readonly ValuePoint[];
}

/** The line of a value over time. Only where a point is drawn is a number; what is read are the exact amounts. */
export function PortfolioChart({ points }: PortfolioChartProps) {
  const t = useText();
  const { vars } = useTheme();
  const times = points.map(({ time }) => time);
  const tickDistance = Math.ceil(times.length / MOST_TICKS);
  const usdAt = (index: number | undefined) => formatUsd(points[index ?? -1]?.usd ?? '0');
  return (
    <Box
      component="figure"
      aria-label={t('activity.value.chart', { first: usdAt(0), last: usdAt(points.length - 1) })}
      sx={{ m: 0 }}
    >
      <LineChart
        height={HEIGHT}
        skipAnimation
        hideLegend
        margin={{ left: 4, right: 20, top: 12, bottom: 0 }}
        colors={[vars?.palette.primary.main ?? 'currentColor']}
        xAxis={[
          {
            data: times,
            scaleType: 'time',
            valueFormatter: (time: Date) => formatDay(time),
            tickInterval: times.filter((_, index) => (times.length - 1 - index) % tickDistance === 0),
            disableLine: true,
            disableTicks: true,
          },
        ]}
        yAxis={[
          {
            min: 0,
            width: 52,
            tickNumber: 4,
            valueFormatter: (value: number) => formatUsdCompact(String(value)),
            disableLine: true,
            disableTicks: true,
          },
        ]}
        grid={{ horizontal: true }}
        series={[
          {
            data: points.map(({ usd }) => Number(usd)),
            label: t('activity.value'),
            area: true,
            showMark: false,
            curve: 'linear',
            valueFormatter: (_, { dataIndex }) => usdAt(dataIndex),
          },
        ]}
        sx={{ [`& .${lineClasses.area}`]: { opacity: 0.12 } }}
      />
    </Box>
  );
}

import Box from '@mui/material/Box';
import { LineChart, lineClasses } from '@mui/x-charts/LineChart';
import { useTheme } from '@mui/material/styles';
import { chartRange } from '../lib/money/chartRange.ts';
import { useMoney } from '../lib/money/useMoney.ts';

/** Height of the drawing in px. */
const HEIGHT = 240;

/** Number of dates that fit below the chart on a phone. */
const MAX_TICKS = 4;

/** Half the width of 'Nov 30', which is centered below its date, in px. */
const HALF_A_DAY_PX = 28;

/** A value at one time. */
export interface MoneyPoint {
  readonly time: Date;
  /** Dollars, an exact decimal string. */
  readonly usd: string;
}

interface MoneyChartProps {
  /** At least two, the oldest first. */
  points: readonly MoneyPoint[];
  /** Name of the line. */
  name: string;
  /** Description of the line for screen readers. */
  label: string;
  formatMoment: (time: Date) => string;
  /** Formats a value. */
  formatValue: (usd: string) => string;
  /** Formats a value of the axis, in the user's currency. */
  formatTick: (value: number) => string;
  /** True if the axis starts at zero. */
  isFromZero?: boolean;
  /** True to fill the height of the container, which has to have one. */
  isFilling?: boolean;
}

/**
 * Line chart of a value in the user's currency. Only coordinates are numbers; displayed amounts are exact.
 */
export function MoneyChart({
  points,
  name,
  label,
  formatMoment,
  formatValue,
  formatTick,
  isFromZero = false,
  isFilling = false,
}: MoneyChartProps) {
  const { vars } = useTheme();
  const { drawn } = useMoney();
  const values = points.map(({ usd }) => drawn(usd));
  const times = points.map(({ time }) => time);
  const tickDistance = Math.ceil(times.length / MAX_TICKS);
  return (
    <Box component="figure" aria-label={label} sx={{ m: 0, ...(isFilling && { height: '100%' }) }}>
      <LineChart
        {...(!isFilling && { height: HEIGHT })}
        skipAnimation
        hideLegend
        margin={{ left: 4, right: HALF_A_DAY_PX, top: 12, bottom: 0 }}
        colors={[vars?.palette.primary.main ?? 'currentColor']}
        xAxis={[
          {
            data: times,
            scaleType: 'time',
            valueFormatter: formatMoment,
            // None at the edge, where its text would be cut off.
            tickInterval: times.filter((_, index) => index % tickDistance === Math.floor(tickDistance / 2)),
            disableLine: true,
            disableTicks: true,
          },
        ]}
        yAxis={[
          {
            ...(isFromZero ? { min: 0 } : chartRange(values)),
            width: 60,
            tickNumber: 4,
            valueFormatter: formatTick,
            disableLine: true,
            disableTicks: true,
          },
        ]}
        grid={{ horizontal: true }}
        series={[
          {
            data: values,
            label: name,
            area: isFromZero,
            showMark: false,
            curve: 'linear',
            valueFormatter: (_, { dataIndex }) => formatValue(points[dataIndex]?.usd ?? '0'),
          },
        ]}
        sx={{ [`& .${lineClasses.area}`]: { opacity: 0.12 } }}
      />
    </Box>
  );
}

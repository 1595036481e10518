import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import { BarChart } from '@mui/x-charts/BarChart';
import { visuallyHidden } from '../../../components/visuallyHidden.ts';
import { formatDay } from '../../../lib/format/formatDay.ts';
import { useText } from '../../../lib/text/useText.ts';
import type { DayUsage } from '../usageByDay.ts';
import { language } from '../../../lib/language/language.ts';

/** Height of the drawing in px. */
const HEIGHT = 220;

/** Days between two labels of the axis: a phone has no room for more. */
const TICK_DISTANCE = 3;

interface UsageChartProps {
  /** Oldest first. */
  days: readonly DayUsage[];
}

/** Requests by day as bars, and the same figures in a table for screen readers. */
export function UsageChart({ days }: UsageChartProps) {
  const t = useText();
  const { vars } = useTheme();
  const errors = days.reduce((sum, day) => sum + day.errors, 0);
  const requests = days.reduce((sum, day) => sum + day.ok, errors);
  return (
    <Box
      component="figure"
      aria-label={t('portal.usage.chart', { requests, errors })}
      sx={{ m: 0, position: 'relative' }}
    >
      <BarChart
        height={HEIGHT}
        skipAnimation
        margin={{ left: 4, right: 28, top: 12, bottom: 0 }}
        colors={[vars?.palette.primary.main ?? 'currentColor', vars?.palette.error.main ?? 'currentColor']}
        xAxis={[
          {
            data: days.map(({ day }) => day),
            scaleType: 'band',
            categoryGapRatio: 0.35,
            valueFormatter: (day: string) => dayName(day),
            tickLabelInterval: (_, index) => (days.length - 1 - index) % TICK_DISTANCE === 0,
            disableLine: true,
            disableTicks: true,
          },
        ]}
        yAxis={[
          {
            min: 0,
            width: 44,
            tickNumber: 4,
            tickMinStep: 1,
            valueFormatter: (value: number) => count.format(value),
            disableLine: true,
            disableTicks: true,
          },
        ]}
        grid={{ horizontal: true }}
        series={[
          { data: days.map(({ ok }) => ok), label: t('portal.usage.ok'), stack: 'requests' },
          { data: days.map((day) => day.errors), label: t('portal.usage.errors'), stack: 'requests' },
        ]}
      />
      <Box component="table" sx={visuallyHidden}>
        <thead>
          <tr>
            <th scope="col">{t('portal.usage.day')}</th>
            <th scope="col">{t('portal.usage.ok')}</th>
            <th scope="col">{t('portal.usage.errors')}</th>
          </tr>
        </thead>
        <tbody>
          {days.map((day) => (
            <tr key={day.day}>
              <th scope="row">{dayName(day.day)}</th>
              <td>{day.ok}</td>
              <td>{day.errors}</td>
            </tr>
          ))}
        </tbody>
      </Box>
    </Box>
  );
}

const dayName = (day: string) => formatDay(new Date(day), 'UTC');
const count = new Intl.NumberFormat(language, { notation: 'compact' });

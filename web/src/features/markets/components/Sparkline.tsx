import type { PricePoint } from '@everything-wallet/core/schemas/pastPrices';
import Box from '@mui/material/Box';
import { formatChange } from '../../../lib/format/formatChange.ts';
import { useText } from '../../../lib/text/useText.ts';

/** Units of the drawing's view box. */
const WIDTH = 72;
const HEIGHT = 24;
const EDGE = 2;

interface SparklineProps {
  name: string;
  /** At least two, oldest first. */
  points: readonly PricePoint[];
}

/** Price curve of a week, without figures; its label has the first and last price, and the change in percent. */
export function Sparkline({ name, points }: SparklineProps) {
  const t = useText();
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) return null;
  const prices = points.map(([, usd]) => usd);
  const [low, high] = [Math.min(...prices), Math.max(...prices)];
  const span = last[0] - first[0] || 1;
  const place = ([time, usd]: PricePoint) => {
    const x = EDGE + ((time - first[0]) / span) * (WIDTH - 2 * EDGE);
    // A price without movement is a line in the middle.
    const height = high === low ? 0.5 : (usd - low) / (high - low);
    return `${x.toFixed(1)},${(HEIGHT - EDGE - height * (HEIGHT - 2 * EDGE)).toFixed(1)}`;
  };
  const change = first[1] > 0 ? (last[1] / first[1] - 1) * 100 : 0;
  return (
    <Box
      component="svg"
      role="img"
      aria-label={t('markets.sparkline', { name, change: formatChange(change) })}
      data-testid="sparkline"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      sx={{
        display: 'block',
        width: { xs: 56, sm: WIDTH },
        height: { xs: 18, sm: HEIGHT },
        color: change >= 0 ? 'success.main' : 'error.main',
      }}
    >
      <polyline
        points={points.map(place).join(' ')}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        strokeLinejoin="round"
        strokeLinecap="round"
        vectorEffect="non-scaling-stroke"
      />
    </Box>
  );
}

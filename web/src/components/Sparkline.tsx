import type { PricePoint } from '@everything-wallet/core/schemas/pastPrices';
import Box from '@mui/material/Box';

/** Units of the drawing's view box. */
const WIDTH = 72;
const HEIGHT = 24;
const EDGE = 2;

interface SparklineProps {
  /** At least two, oldest first. */
  points: readonly PricePoint[];
  /** Description with the figures; without one, the text beside it has them. */
  label?: string;
  /** True where it accompanies the screen's main figure. */
  isLarge?: boolean;
}

/** Curve of a price or value over time, without figures. */
export function Sparkline({ points, label, isLarge = false }: SparklineProps) {
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
  return (
    <Box
      component="svg"
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
      data-testid="sparkline"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      sx={{
        display: 'block',
        flexShrink: 0,
        ...(isLarge
          ? { width: { xs: 96, sm: 144 }, height: { xs: 32, sm: 48 } }
          : { width: { xs: 56, sm: WIDTH }, height: { xs: 18, sm: HEIGHT } }),
        color: last[1] >= first[1] ? 'success.main' : 'error.main',
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

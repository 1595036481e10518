import ArrowDownwardRounded from '@mui/icons-material/ArrowDownwardRounded';
import ArrowUpwardRounded from '@mui/icons-material/ArrowUpwardRounded';
import Box from '@mui/material/Box';
import { formatChange } from '../lib/format/formatChange.ts';

interface PriceChangeProps {
  /** Over 24 hours. */
  percent: number;
}

/** A change with sign, arrow and color, so that each of them is enough. */
export function PriceChange({ percent }: PriceChangeProps) {
  const text = formatChange(percent);
  // Based on the text: a change that rounds to zero has no direction. In Arabic a mark precedes the sign.
  const direction = text.includes('+') ? 'up' : text.includes('-') ? 'down' : 'none';
  return (
    <Box
      component="span"
      data-direction={direction}
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: 0.25,
        fontWeight: 600,
        fontVariantNumeric: 'tabular-nums',
        color: { up: 'success.main', down: 'error.main', none: 'text.secondary' }[direction],
      }}
    >
      {direction === 'up' && <ArrowUpwardRounded aria-hidden="true" sx={{ fontSize: '1em' }} />}
      {direction === 'down' && <ArrowDownwardRounded aria-hidden="true" sx={{ fontSize: '1em' }} />}
      {/* The sign stays before its number among right-to-left words. */}
      <bdi dir="ltr">{text}</bdi>
    </Box>
  );
}

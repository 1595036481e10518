import ArrowDropDownRounded from '@mui/icons-material/ArrowDropDownRounded';
import ArrowDropUpRounded from '@mui/icons-material/ArrowDropUpRounded';
import Box from '@mui/material/Box';
import { formatChange } from '../../../lib/format/formatChange.ts';

interface PriceChangeProps {
  /** Over 24 hours. */
  percent: number;
}

/** A change with sign, arrow and colour, so that none of them is needed alone. */
export function PriceChange({ percent }: PriceChangeProps) {
  const text = formatChange(percent);
  // Asked of the text: a change that rounds to nothing has no direction.
  const direction = text.startsWith('+') ? 'up' : text.startsWith('-') ? 'down' : 'none';
  return (
    <Box
      component="span"
      data-direction={direction}
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        fontWeight: 600,
        fontVariantNumeric: 'tabular-nums',
        color: { up: 'success.main', down: 'error.main', none: 'text.secondary' }[direction],
      }}
    >
      {direction === 'up' && <ArrowDropUpRounded aria-hidden="true" sx={{ my: -0.5 }} />}
      {direction === 'down' && <ArrowDropDownRounded aria-hidden="true" sx={{ my: -0.5 }} />}
      {text}
    </Box>
  );
}

import SwapHorizRounded from '@mui/icons-material/SwapHorizRounded';
import Button from '@mui/material/Button';
import Tooltip from '@mui/material/Tooltip';
import { useState } from 'react';
import { useText } from '../../../lib/text/useText.ts';

interface RateValueProps {
  /** Rate from the first token to the second one: '1 ETH = 3000.000000 USDC'. */
  rate: string;
  /** The same from the second to the first; undefined without one. */
  reversed: string | undefined;
}

/** Rate of a swap; a press shows it the other way round. */
export function RateValue({ rate, reversed }: RateValueProps) {
  const t = useText();
  const [isReversed, setIsReversed] = useState(false);
  if (reversed === undefined) return rate;
  return (
    <Tooltip title={t('swap.rateFlip')} describeChild>
      <Button
        size="small"
        color="inherit"
        endIcon={<SwapHorizRounded aria-hidden="true" />}
        onClick={() => setIsReversed(!isReversed)}
        sx={{
          marginInlineEnd: -1,
          minHeight: 44,
          fontVariantNumeric: 'tabular-nums',
          fontWeight: 600,
          textAlign: 'end',
          overflowWrap: 'anywhere',
        }}
      >
        {isReversed ? reversed : rate}
      </Button>
    </Tooltip>
  );
}

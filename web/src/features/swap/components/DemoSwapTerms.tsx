import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useText } from '../../../lib/text/useText.ts';

interface DemoSwapTermsProps {
  /** Formatted for display. */
  rate: ReactNode;
}

/** Terms of a swap: rate, slippage and fee (docs/product.md §2 Swap, §9 Display rules). */
export function DemoSwapTerms({ rate }: DemoSwapTermsProps) {
  const t = useText();
  const terms = [
    [t('swap.rate'), rate],
    [t('swap.slippage'), t('swap.slippageValue')],
    [t('swap.networkFee'), t('swap.networkFeeValue')],
  ] as const;
  return (
    <Box component="dl" sx={{ m: 0, display: 'grid', gap: 1 }}>
      {terms.map(([term, value]) => (
        <Box
          key={term}
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            justifyContent: 'space-between',
            alignItems: 'center',
            columnGap: 2,
          }}
        >
          <Typography component="dt" variant="body2" color="textSecondary">
            {term}
          </Typography>
          <Typography
            component="dd"
            variant="body2"
            sx={{ m: 0, fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}
          >
            {value}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}

import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface SwapSideProps {
  title: string;
  /** Balance, formatted for display. */
  balance: ReactNode;
  /** Button for the balance, such as Max. */
  action?: ReactNode;
  /** Token selector. */
  token: ReactNode;
  /** Amount field or output. */
  amount: ReactNode;
  /** Value of the amount, formatted for display; undefined if unknown. */
  value?: string | undefined;
}

/** One side of a swap: token, amount and balance. */
export function SwapSide({ title, balance, action, token, amount, value }: SwapSideProps) {
  return (
    <Box
      role="group"
      aria-label={title}
      sx={{ p: 2, borderRadius: '14px', border: 1, borderColor: 'divider', bgcolor: 'background.default' }}
    >
      <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: 1, mb: 2 }}>
        <Typography variant="body2" color="textSecondary" sx={{ fontWeight: 600 }}>
          {title}
        </Typography>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, minWidth: 0 }}>
          <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
            {balance}
          </Typography>
          {action}
        </Box>
      </Box>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 2fr) minmax(0, 3fr)' },
          gap: 2,
          alignItems: 'start',
        }}
      >
        {token}
        <Box sx={{ '& input': { fontSize: '1.25rem', fontWeight: 620, fontVariantNumeric: 'tabular-nums' } }}>
          {amount}
          {/* As high without a value, so that nothing below moves. */}
          <Typography
            data-testid="swap-value"
            variant="body2"
            color="textSecondary"
            sx={{ minHeight: '1.5em', mt: 0.5, px: 1.75, fontVariantNumeric: 'tabular-nums' }}
          >
            {value}
          </Typography>
        </Box>
      </Box>
    </Box>
  );
}

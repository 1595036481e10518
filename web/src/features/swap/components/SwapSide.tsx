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
  /** Value of the amount in the user's currency, formatted for display; undefined while it is unknown. */
  worth: string | undefined;
}

/** One side of a swap: a large amount with its value, the token, and the balance. */
export function SwapSide({ title, balance, action, token, amount, worth }: SwapSideProps) {
  return (
    <Box
      role="group"
      aria-label={title}
      sx={{
        p: 2,
        borderRadius: '14px',
        border: 1,
        borderColor: 'divider',
        bgcolor: 'background.default',
        '&:focus-within': { borderColor: 'primary.main' },
      }}
    >
      <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: 1, mb: 1 }}>
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
          gridTemplateAreas: {
            xs: '"amount amount" "worth token"',
            sm: '"amount token" "worth token"',
          },
          gridTemplateColumns: { xs: 'minmax(0, 2fr) minmax(0, 3fr)', sm: 'minmax(0, 3fr) minmax(0, 2fr)' },
          columnGap: 2,
          rowGap: { xs: 1, sm: 0 },
          alignItems: 'center',
        }}
      >
        <Box sx={{ gridArea: 'amount' }}>{amount}</Box>
        {/* The line stays where the value is unknown, so that nothing moves when it arrives. */}
        <Typography
          variant="body2"
          color="textSecondary"
          sx={{
            gridArea: 'worth',
            minHeight: '1.5em',
            fontVariantNumeric: 'tabular-nums',
            overflowWrap: 'anywhere',
          }}
        >
          {worth}
        </Typography>
        <Box sx={{ gridArea: 'token' }}>{token}</Box>
      </Box>
    </Box>
  );
}

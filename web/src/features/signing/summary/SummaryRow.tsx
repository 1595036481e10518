import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface SummaryRowProps {
  label: ReactNode;
  /** Coin; undefined where the label says it. */
  value?: ReactNode;
  money: string | undefined;
  moneyId: string;
}

/** Line of amounts: label, coin, and its value in the user's currency beside it, or below where there is no room. */
export function SummaryRow({ label, value, money, moneyId }: SummaryRowProps) {
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        justifyContent: 'space-between',
        alignItems: 'baseline',
        columnGap: 1.5,
      }}
    >
      {label}
      <Box
        sx={{
          ml: 'auto',
          minWidth: 0,
          display: 'flex',
          flexWrap: 'wrap',
          justifyContent: 'flex-end',
          alignItems: 'baseline',
          columnGap: 1.5,
        }}
      >
        {value}
        {money !== undefined && (
          <Typography
            variant="caption"
            color="textSecondary"
            data-testid={moneyId}
            sx={{
              minWidth: { sm: 92 },
              textAlign: 'right',
              fontVariantNumeric: 'tabular-nums',
              lineHeight: 1.35,
            }}
          >
            {money}
          </Typography>
        )}
      </Box>
    </Box>
  );
}

import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

interface NftGridProps {
  /** Number of columns on a wide screen. */
  columns: 3 | 4;
  children: ReactNode;
}

/** Cards of NFTs side by side, as many as fit. */
export function NftGrid({ columns, children }: NftGridProps) {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: { xs: 2, sm: 2.5 },
        gridTemplateColumns: {
          xs: 'minmax(0, 1fr)',
          sm: 'repeat(2, minmax(0, 1fr))',
          md: `repeat(${columns}, minmax(0, 1fr))`,
        },
      }}
    >
      {children}
    </Box>
  );
}

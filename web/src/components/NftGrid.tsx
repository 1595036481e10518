import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

interface NftGridProps {
  /** Number of columns on a wide screen: 3 for cards with a button, which a phone shows one below the other. */
  columns: 3 | 4;
  children: ReactNode;
}

/** Cards of NFTs side by side, as many as fit. */
export function NftGrid({ columns, children }: NftGridProps) {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: columns === 3 ? { xs: 2, sm: 2.5 } : { xs: 1.5, sm: 2 },
        gridTemplateColumns: {
          xs: columns === 3 ? 'minmax(0, 1fr)' : 'repeat(2, minmax(0, 1fr))',
          sm: `repeat(${columns - 1}, minmax(0, 1fr))`,
          md: `repeat(${columns}, minmax(0, 1fr))`,
        },
      }}
    >
      {children}
    </Box>
  );
}

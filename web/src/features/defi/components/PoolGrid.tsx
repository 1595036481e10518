import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

interface PoolGridProps {
  children: ReactNode;
}

/** Pools side by side, as many as fit. */
export function PoolGrid({ children }: PoolGridProps) {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        alignItems: 'start',
        gridTemplateColumns: {
          xs: 'minmax(0, 1fr)',
          sm: 'repeat(2, minmax(0, 1fr))',
          lg: 'repeat(3, minmax(0, 1fr))',
        },
      }}
    >
      {children}
    </Box>
  );
}

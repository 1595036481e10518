import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

interface CardListProps {
  /** Number of columns on a desktop. */
  columns: 2 | 3 | 4;
  /** `FeatureCard` elements. */
  children: ReactNode;
}

/** Grid of cards, with as many columns as the screen has room for. */
export function CardList({ columns, children }: CardListProps) {
  return (
    <Box
      component="ul"
      sx={{
        display: 'grid',
        gridTemplateColumns: { sm: '1fr 1fr', md: `repeat(${columns}, 1fr)` },
        gap: { xs: 1.5, md: 2.5 },
        listStyle: 'none',
        m: 0,
        p: 0,
      }}
    >
      {children}
    </Box>
  );
}

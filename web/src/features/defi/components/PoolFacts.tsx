import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

/** A term and its value. */
export interface PoolFact {
  readonly term: string;
  readonly value: ReactNode;
}

/** Terms on the left, values on the right. */
export function PoolFacts({ facts }: { facts: readonly PoolFact[] }) {
  return (
    <Box component="dl" sx={{ m: 0, display: 'grid', gap: 0.75 }}>
      {facts.map(({ term, value }) => (
        <Box
          key={term}
          sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'baseline', gap: 2 }}
        >
          <Typography component="dt" variant="body2" color="textSecondary" noWrap sx={{ flexShrink: 0 }}>
            {term}
          </Typography>
          <Typography
            component="dd"
            variant="body2"
            sx={{
              m: 0,
              fontWeight: 600,
              textAlign: 'right',
              minWidth: 0,
              overflowWrap: 'anywhere',
              fontVariantNumeric: 'tabular-nums',
            }}
          >
            {value}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}

import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

/** Term of a swap and its value. */
export interface QuoteTerm {
  readonly term: string;
  readonly value: ReactNode;
  /** Second line, in plain words; undefined without one. */
  readonly note?: string | undefined;
  /** Highlight for a value that deserves attention. */
  readonly color?: 'warning.main' | 'error.main' | undefined;
}

/** Terms of a swap, one per line. */
export function QuoteTerms({ terms }: { terms: readonly QuoteTerm[] }) {
  return (
    <Box component="dl" sx={{ m: 0, display: 'grid', gap: 1 }}>
      {terms.map(({ term, value, note, color }) => (
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
            sx={{
              m: 0,
              fontWeight: 600,
              fontVariantNumeric: 'tabular-nums',
              overflowWrap: 'anywhere',
              ...(color && { color }),
            }}
          >
            {value}
          </Typography>
          {note !== undefined && (
            <Typography
              component="dd"
              variant="caption"
              color="textSecondary"
              sx={{ m: 0, flexBasis: '100%', textAlign: 'end' }}
            >
              {note}
            </Typography>
          )}
        </Box>
      ))}
    </Box>
  );
}

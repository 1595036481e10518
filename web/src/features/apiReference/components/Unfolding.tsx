import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

interface UnfoldingProps {
  title: string;
  children: ReactNode;
}

/** Details that expand, also without JavaScript. */
export function Unfolding({ title, children }: UnfoldingProps) {
  return (
    <Box component="details" sx={{ borderTop: 1, borderColor: 'divider' }}>
      <Box
        component="summary"
        sx={{
          py: 1.25,
          minHeight: 44,
          cursor: 'pointer',
          fontWeight: 600,
          '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main' },
        }}
      >
        {title}
      </Box>
      <Box sx={{ pb: 2, display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>{children}</Box>
    </Box>
  );
}

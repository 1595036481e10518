import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

interface PageColumnProps {
  /** Title of the screen, above both columns; in a single column it may be among the children. */
  header?: ReactNode;
  /** Content beside the column on a wide screen, otherwise below it. */
  aside?: ReactNode;
  children: ReactNode;
}

/**
 * A screen for reading or a form, with lines of a readable width. It starts where every screen does, so that
 * titles keep their position.
 */
export function PageColumn({ header, aside, children }: PageColumnProps) {
  if (aside === undefined)
    return (
      <Box sx={{ maxWidth: 720 }}>
        {header}
        {children}
      </Box>
    );
  return (
    <>
      {header}
      <Box
        sx={{
          display: 'grid',
          gap: { xs: 2, sm: 2.5 },
          alignItems: 'start',
          // As on the home.
          gridTemplateColumns: { xs: 'minmax(0, 720px)', lg: 'minmax(0, 7fr) minmax(0, 5fr)' },
        }}
      >
        <Box sx={{ minWidth: 0 }}>{children}</Box>
        {aside}
      </Box>
    </>
  );
}

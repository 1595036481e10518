import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

interface PageColumnProps {
  /** The screen's title, above both columns; it may stand among the children where there is one column. */
  header?: ReactNode;
  /** Content beside the column on a wide screen, otherwise below it. */
  aside?: ReactNode;
  children: ReactNode;
}

/**
 * A screen that is read or filled in, no wider than lines are read well. It begins where every screen does, so that a title stands
 * where the one before it stood.
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

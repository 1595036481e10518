import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

interface PageColumnProps {
  children: ReactNode;
}

/**
 * A screen that is read or filled in, no wider than lines are read well. It begins where every screen does, so that a title stands
 * where the one before it stood.
 */
export function PageColumn({ children }: PageColumnProps) {
  return <Box sx={{ maxWidth: 720 }}>{children}</Box>;
}

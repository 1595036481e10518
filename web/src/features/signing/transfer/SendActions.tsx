import DialogActions from '@mui/material/DialogActions';
import type { ReactNode } from 'react';

/** Buttons of the Send dialog, always in view. */
export function SendActions({ children }: { children: ReactNode }) {
  return (
    <DialogActions
      sx={{
        px: { xs: 2, sm: 3 },
        pt: 1,
        pb: { xs: 1.5, sm: 2.5 },
        gap: 1,
        bgcolor: 'background.default',
        '@media (max-height: 479.95px)': { pt: 0.25, pb: 0.75 },
      }}
    >
      {children}
    </DialogActions>
  );
}

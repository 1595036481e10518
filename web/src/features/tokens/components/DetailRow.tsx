import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface DetailRowProps {
  label: string;
  children: ReactNode;
}

/** Labelled row of a token's details. */
export function DetailRow({ label, children }: DetailRowProps) {
  return (
    <Box
      sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 2, minHeight: 28 }}
    >
      <Typography component="dt" variant="body2" color="textSecondary">
        {label}
      </Typography>
      <Typography
        component="dd"
        variant="body2"
        sx={{ m: 0, display: 'flex', alignItems: 'center', gap: 1, fontWeight: 550, textAlign: 'right' }}
      >
        {children}
      </Typography>
    </Box>
  );
}

import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface ClosingCallProps {
  title: string;
  text: string;
  /** Buttons for the next step. */
  children: ReactNode;
}

/** Call to action at the end of a page. */
export function ClosingCall({ title, text, children }: ClosingCallProps) {
  return (
    <Box
      component="section"
      aria-label={title}
      sx={{
        display: 'flex',
        flexDirection: { xs: 'column', md: 'row' },
        alignItems: { md: 'center' },
        justifyContent: 'space-between',
        gap: 3,
        my: { xs: 7, md: 11 },
        p: { xs: 3, md: 5 },
        borderRadius: '20px',
        bgcolor:
          'color-mix(in srgb, var(--mui-palette-primary-main) 9%, var(--mui-palette-background-paper))',
      }}
    >
      <Box sx={{ maxWidth: 560 }}>
        <Typography variant="h2">{title}</Typography>
        <Typography color="textSecondary" sx={{ mt: 1 }}>
          {text}
        </Typography>
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, flexShrink: 0 }}>{children}</Box>
    </Box>
  );
}

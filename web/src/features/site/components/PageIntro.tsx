import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface PageIntroProps {
  title: string;
  lead: string;
  /** Badge beside the title. */
  mark?: ReactNode;
  /** Content below the lead. */
  children?: ReactNode;
}

/** Head of a public page: its title and a one-sentence lead. */
export function PageIntro({ title, lead, mark, children }: PageIntroProps) {
  return (
    <Box component="header" sx={{ maxWidth: 720, pt: { xs: 5, md: 9 }, pb: { xs: 4, md: 6 } }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 1 }}>
        <Typography
          variant="h1" // On a narrow phone 'Datenschutzerklärung' fits on a line.
          sx={{ fontSize: { xs: 'min(2.125rem, 8.8vw)', md: '3rem' }, overflowWrap: 'anywhere' }}
        >
          {title}
        </Typography>
        {mark}
      </Box>
      <Typography color="textSecondary" sx={{ mt: 2, fontSize: { xs: '1.0625rem', md: '1.1875rem' } }}>
        {lead}
      </Typography>
      {children && <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mt: 3 }}>{children}</Box>}
    </Box>
  );
}

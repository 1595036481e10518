import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface PageSectionProps {
  /** Fragment that links to it. */
  id?: string;
  title: string;
  text?: string;
  /** Badge beside the title. */
  mark?: ReactNode;
  children?: ReactNode;
}

/** Section of a public page with its own title. */
export function PageSection({ id, title, text, mark, children }: PageSectionProps) {
  return (
    <Box
      component="section"
      aria-label={title}
      {...(id && { id, tabIndex: -1 })}
      sx={{ mb: { xs: 6, md: 8 }, scrollMarginTop: 96, outline: 'none' }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, rowGap: 0.5 }}>
        <Typography variant="h2">{title}</Typography>
        {mark}
      </Box>
      {text && (
        <Typography color="textSecondary" sx={{ mt: 1, maxWidth: 680 }}>
          {text}
        </Typography>
      )}
      {children && <Box sx={{ mt: { xs: 2, md: 3 } }}>{children}</Box>}
    </Box>
  );
}

import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface PortalSectionProps {
  title: string;
  text?: string;
  /** Control for the subject of the section. */
  control?: ReactNode;
  children: ReactNode;
}

/** A titled part of the portal. */
export function PortalSection({ title, text, control, children }: PortalSectionProps) {
  return (
    <Card
      component="section"
      aria-label={title}
      sx={{ minWidth: 0, display: 'flex', flexDirection: 'column' }}
    >
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          gap: 1.5,
          px: { xs: 2, sm: 3 },
          pt: { xs: 2, sm: 2.5 },
          pb: 1.5,
        }}
      >
        <Box sx={{ flex: 1, minWidth: 'min(100%, 190px)' }}>
          <Typography variant="h3" component="h2">
            {title}
          </Typography>
          {text && (
            <Typography variant="body2" color="textSecondary">
              {text}
            </Typography>
          )}
        </Box>
        {control}
      </Box>
      {children}
    </Card>
  );
}

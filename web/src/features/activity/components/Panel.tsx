import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface PanelProps {
  title: string;
  children: ReactNode;
}

/** A titled part of the dashboard, as high as the one beside it; its content may fill the height. */
export function Panel({ title, children }: PanelProps) {
  return (
    <Card
      component="section"
      aria-label={title}
      sx={{ p: { xs: 2, sm: 2.5 }, minWidth: 0, display: 'flex', flexDirection: 'column' }}
    >
      <Typography variant="h3" component="h2" sx={{ mb: 1.5 }}>
        {title}
      </Typography>
      {children}
    </Card>
  );
}

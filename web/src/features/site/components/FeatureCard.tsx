import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface FeatureCardProps {
  icon: ReactNode;
  title: string;
  text: string;
  /** Button or link below the text. */
  action?: ReactNode;
}

/** Card in a `CardList`: an icon, a title and some sentences. */
export function FeatureCard({ icon, title, text, action }: FeatureCardProps) {
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexDirection: 'column',
        alignItems: 'flex-start',
        gap: 1,
        p: { xs: 2.5, md: 3 },
        borderRadius: '16px',
        border: 1,
        borderColor: 'divider',
        bgcolor: 'background.paper',
      }}
    >
      <Box
        aria-hidden="true"
        sx={{
          display: 'grid',
          placeItems: 'center',
          width: 42,
          height: 42,
          mb: 1,
          borderRadius: '12px',
          color: 'primary.main',
          bgcolor: 'color-mix(in srgb, var(--mui-palette-primary-main) 12%, transparent)',
        }}
      >
        {icon}
      </Box>
      <Typography variant="h3">{title}</Typography>
      <Typography color="textSecondary">{text}</Typography>
      {action && <Box sx={{ mt: 'auto', pt: 1 }}>{action}</Box>}
    </Box>
  );
}

import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface EmptyStateProps {
  icon: ReactNode;
  title: string;
  text?: string;
  action?: ReactNode;
}

/** Shown by a list that is empty. */
export function EmptyState({ icon, title, text, action }: EmptyStateProps) {
  return (
    <Box sx={{ display: 'grid', justifyItems: 'center', gap: 0.5, py: 4, px: 2, textAlign: 'center' }}>
      <Box sx={{ color: 'text.secondary', mb: 0.5 }}>{icon}</Box>
      <Typography sx={{ fontWeight: 600 }}>{title}</Typography>
      {text && (
        <Typography variant="body2" color="textSecondary">
          {text}
        </Typography>
      )}
      {action}
    </Box>
  );
}

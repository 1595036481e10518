import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';

interface SettingsSectionProps {
  title: string;
  /** Groups of rows. */
  children: ReactNode;
}

/** Groups of related settings under a title. */
export function SettingsSection({ title, children }: SettingsSectionProps) {
  const titleId = useId();
  return (
    <Box component="section" aria-labelledby={titleId}>
      <Typography
        id={titleId}
        variant="body2"
        component="h2"
        color="textSecondary"
        sx={{ fontWeight: 600, mb: 0.75, paddingInline: { xs: 1.5, sm: 2 } }}
      >
        {title}
      </Typography>
      <Stack spacing={1.5}>{children}</Stack>
    </Box>
  );
}

import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import Divider from '@mui/material/Divider';
import { useId, type ReactNode } from 'react';

interface SettingsSectionProps {
  title: string;
  children: ReactNode;
}

/** Group of related settings under a title. */
export function SettingsSection({ title, children }: SettingsSectionProps) {
  const titleId = useId();
  return (
    <Card component="section" aria-labelledby={titleId} sx={{ px: { xs: 2, sm: 3 }, pt: 2, pb: 1 }}>
      <Typography id={titleId} variant="h3" component="h2">
        {title}
      </Typography>
      <Stack divider={<Divider />}>{children}</Stack>
    </Card>
  );
}

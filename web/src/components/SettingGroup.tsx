import Card from '@mui/material/Card';
import type { ReactNode } from 'react';

interface SettingGroupProps {
  /** Name for screen readers; undefined where the section's title names it. */
  label?: string;
  children: ReactNode;
}

/** Rows of settings that belong together, on one card. */
export function SettingGroup({ label, children }: SettingGroupProps) {
  return (
    <Card
      role={label === undefined ? undefined : 'group'}
      aria-label={label}
      sx={{
        '& > *': { position: 'relative' },
        // Between the rows, from where the names begin.
        '& > * + *::before': {
          content: '""',
          position: 'absolute',
          insetBlockStart: 0,
          insetInlineStart: { xs: 56, sm: 60 },
          insetInlineEnd: 0,
          borderBlockStart: '1px solid',
          borderColor: 'divider',
        },
      }}
    >
      {children}
    </Card>
  );
}

import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface SettingRowProps {
  label: string;
  /** Id of the label's element, for `aria-labelledby`. */
  labelId?: string;
  text?: string;
  /** Id of the text's element, for `aria-describedby`. */
  textId?: string;
  /** Control that changes the setting. */
  control: ReactNode;
}

/** One setting: its name, its meaning and its control. */
export function SettingRow({ label, labelId, text, textId, control }: SettingRowProps) {
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 2,
        rowGap: 1,
        py: 1.75,
        minHeight: 64,
      }}
    >
      <Box sx={{ flex: '1 1 180px', minWidth: 0 }}>
        <Typography id={labelId} sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
          {label}
        </Typography>
        {text && (
          <Typography id={textId} variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
            {text}
          </Typography>
        )}
      </Box>
      <Box sx={{ maxWidth: '100%' }}>{control}</Box>
    </Box>
  );
}

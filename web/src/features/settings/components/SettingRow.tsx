import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactElement, ReactNode } from 'react';

interface SettingRowProps {
  /** Shows what kind of setting it is; the label names it. */
  icon: ReactElement;
  label: string;
  /** Id of the label's element, for `aria-labelledby`. */
  labelId?: string;
  text?: string;
  /** Id of the text's element, for `aria-describedby`. */
  textId?: string;
  /** Control that changes the setting. */
  control: ReactNode;
}

/** One setting: its icon, its name, its meaning and its control. */
export function SettingRow({ icon, label, labelId, text, textId, control }: SettingRowProps) {
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
      <Box sx={{ flex: '1 1 180px', minWidth: 0, display: 'flex', gap: 1.5 }}>
        <Box
          aria-hidden="true"
          sx={{
            flexShrink: 0,
            width: 36,
            height: 36,
            borderRadius: '10px',
            display: 'grid',
            placeContent: 'center',
            bgcolor: 'action.hover',
            color: 'text.secondary',
            '& svg': { fontSize: 20 },
          }}
        >
          {icon}
        </Box>
        <Box sx={{ minWidth: 0, alignSelf: 'center' }}>
          <Typography id={labelId} sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
            {label}
          </Typography>
          {text && (
            <Typography id={textId} variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
              {text}
            </Typography>
          )}
        </Box>
      </Box>
      <Box sx={{ maxWidth: '100%', marginInlineStart: 'auto' }}>{control}</Box>
    </Box>
  );
}

import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactElement, ReactNode } from 'react';
import { SettingIcon } from './SettingIcon.tsx';
import { settingRowSx } from './settingRowSx.ts';

interface SettingRowProps {
  /** Shows what kind of setting it is; the label names it. */
  icon: ReactElement;
  label: string;
  /** Id of the label's element, for `aria-labelledby`. */
  labelId?: string;
  /** One sentence, only where the control alone would mislead: why it cannot be changed, or which cases it does not cover. */
  text?: string;
  /** Id of the text's element, for `aria-describedby`. */
  textId?: string;
  /** Current value, or the control that changes it. */
  control: ReactNode;
}

/** One setting: its icon, its name, and its value or control at the end. */
export function SettingRow({ icon, label, labelId, text, textId, control }: SettingRowProps) {
  return (
    <Box sx={{ ...settingRowSx, flexWrap: 'wrap' }}>
      <Box sx={{ flex: '1 1 140px', minWidth: 0, display: 'flex', alignItems: 'center', gap: 1.5 }}>
        <SettingIcon aria-hidden="true">{icon}</SettingIcon>
        <Box sx={{ minWidth: 0 }}>
          <Typography id={labelId} sx={{ overflowWrap: 'anywhere' }}>
            {label}
          </Typography>
          {text && (
            <Typography
              id={textId}
              variant="caption"
              component="p"
              color="textSecondary"
              sx={{ overflowWrap: 'anywhere' }}
            >
              {text}
            </Typography>
          )}
        </Box>
      </Box>
      <Box sx={{ maxWidth: '100%', minWidth: 0, marginInlineStart: 'auto' }}>{control}</Box>
    </Box>
  );
}

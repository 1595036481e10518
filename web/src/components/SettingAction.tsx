import ChevronRightRounded from '@mui/icons-material/ChevronRightRounded';
import Box from '@mui/material/Box';
import ListItemButton from '@mui/material/ListItemButton';
import Typography from '@mui/material/Typography';
import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { SettingIcon } from './SettingIcon.tsx';
import { settingRowSx } from './settingRowSx.ts';

interface SettingActionProps {
  icon: ReactElement;
  /** Name of the action. */
  label: string;
  /** Current value, in a word or two. */
  value?: string | undefined;
  /** Path of the screen that it opens; `onClick` otherwise. */
  to?: string;
  onClick?: () => void;
  disabled?: boolean;
  /** True where it deletes something. */
  isDestructive?: boolean;
}

/** A row of settings that opens a screen or a dialog, with the current value at its end. */
export function SettingAction(props: SettingActionProps) {
  const { icon, label, value, to, onClick, disabled = false, isDestructive = false } = props;
  const target = to === undefined ? { component: 'button' as const, onClick } : { component: Link, to };
  return (
    <ListItemButton
      {...target}
      disabled={disabled}
      sx={{ ...settingRowSx, flexGrow: 0, textAlign: 'start', ...(isDestructive && { color: 'error.main' }) }}
    >
      <SettingIcon aria-hidden="true" sx={isDestructive ? dangerSx : undefined}>
        {icon}
      </SettingIcon>
      {/* A value that has no room beside a long name is below it. */}
      <Box
        component="span"
        sx={{
          flex: '1 1 auto',
          minWidth: 0,
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'baseline',
          columnGap: 1.5,
        }}
      >
        <Typography component="span" sx={{ flex: '1 0 auto', maxWidth: '100%', overflowWrap: 'anywhere' }}>
          {label}
        </Typography>
        {/* A space between the two in the row's name. */}
        {value !== undefined && ' '}
        {value !== undefined && (
          <Typography
            component="span"
            variant="body2"
            color="textSecondary"
            sx={{ minWidth: 0, overflowWrap: 'anywhere' }}
          >
            {value}
          </Typography>
        )}
      </Box>
      <ChevronRightRounded
        aria-hidden="true"
        fontSize="small"
        sx={{
          flexShrink: 0,
          color: 'text.secondary',
          marginInlineStart: -0.75,
          '[dir="rtl"] &': { scale: '-1 1' },
        }}
      />
    </ListItemButton>
  );
}

const dangerSx = {
  color: 'error.main',
  backgroundColor: 'color-mix(in srgb, currentColor 12%, transparent)',
} as const;

import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import type { ReactNode } from 'react';

interface KeyIconButtonProps {
  label: string;
  icon: ReactNode;
  /** Whether the button is a switch that is on; undefined for one that only does something. */
  isPressed?: boolean;
  onClick: () => void;
}

/** A button with a picture alone, large enough for a thumb, that says what it does. */
export function KeyIconButton({ label, icon, isPressed, onClick }: KeyIconButtonProps) {
  return (
    <Tooltip title={label}>
      <IconButton
        aria-label={label}
        aria-pressed={isPressed}
        onClick={onClick}
        sx={{ width: 44, height: 44 }}
      >
        {icon}
      </IconButton>
    </Tooltip>
  );
}

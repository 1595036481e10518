import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import type { ReactNode } from 'react';

interface KeyIconButtonProps {
  label: string;
  icon: ReactNode;
  /** True if the button is a switch that is on; undefined if it is not a switch. */
  isPressed?: boolean;
  onClick: () => void;
}

/** An icon button, large enough for a thumb, with a label for screen readers. */
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

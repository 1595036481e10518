import StopRounded from '@mui/icons-material/StopRounded';
import Button from '@mui/material/Button';
import { useLayoutEffect, useRef } from 'react';
import { useText } from '../../../lib/text/useText.ts';

interface StopButtonProps {
  onStop: () => void;
  /** Returns true if this button may take the focus, once the field that had it is disabled. */
  mayTakeFocus: () => boolean;
  /** Called when the button disappears while it has the focus. */
  onFocusLost: () => void;
}

/** Stops a pending answer. It has the focus meanwhile, so that keyboard users do not lose their place. */
export function StopButton({ onStop, mayTakeFocus, onFocusLost }: StopButtonProps) {
  const t = useText();
  const button = useRef<HTMLButtonElement>(null);
  const latest = useRef({ mayTakeFocus, onFocusLost });
  useLayoutEffect(() => {
    latest.current = { mayTakeFocus, onFocusLost };
  });
  useLayoutEffect(() => {
    const element = button.current;
    if (latest.current.mayTakeFocus()) element?.focus();
    return () => {
      if (document.activeElement === element) latest.current.onFocusLost();
    };
  }, []);
  return (
    <Button
      ref={button}
      size="small"
      variant="outlined"
      startIcon={<StopRounded />}
      onClick={onStop}
      sx={{ minHeight: 36 }}
    >
      {t('chat.stop')}
    </Button>
  );
}

import StopRounded from '@mui/icons-material/StopRounded';
import Button from '@mui/material/Button';
import { useLayoutEffect, useRef } from 'react';
import { useText } from '../../../lib/text/useText.ts';

interface StopButtonProps {
  onStop: () => void;
  /** Whether the focus is where this button may take it from, once the field it was in is disabled. */
  mayTakeFocus: () => boolean;
  /** The button goes, and had the focus. */
  onFocusLost: () => void;
}

/** Ends an answer that is on its way. It has the focus meanwhile, so that the keyboard does not lose its place. */
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

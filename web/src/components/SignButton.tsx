import Button, { type ButtonProps } from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import type { KeyboardEvent } from 'react';
import type { ReadableSummary } from '../lib/signing/useReadableSummary.ts';

interface SignButtonProps extends Pick<ButtonProps, 'color' | 'sx' | 'disabled' | 'children'> {
  settled: Pick<ReadableSummary, 'isSettled' | 'maySign' | 'isSecretUnseen' | 'reasonId'>;
  isBusy: boolean;
  onPress: () => void;
}

/**
 * Button that signs. It submits no form, so Enter in a field never signs; and until the summary has settled a
 * press does nothing. It can be focused in the meantime: a changing fee must not remove the focus.
 */
export function SignButton({ settled, isBusy, onPress, ...props }: SignButtonProps) {
  /** A key that is held down was pressed for the element that had the focus before. */
  function onKeyDown(event: KeyboardEvent) {
    if (event.repeat && (event.key === 'Enter' || event.key === ' ')) event.preventDefault();
  }

  return (
    <Button
      {...props}
      type="button"
      variant="contained"
      aria-disabled={!settled.isSettled}
      aria-describedby={settled.isSecretUnseen ? settled.reasonId : undefined}
      startIcon={isBusy ? <CircularProgress size={16} color="inherit" /> : undefined}
      onKeyDown={onKeyDown}
      onClick={() => {
        if (settled.maySign()) onPress();
      }}
      style={settled.isSettled ? undefined : { opacity: 0.55 }}
    />
  );
}

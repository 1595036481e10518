import CheckRounded from '@mui/icons-material/CheckRounded';
import ContentCopyRounded from '@mui/icons-material/ContentCopyRounded';
import Button, { type ButtonProps } from '@mui/material/Button';
import { useCopy } from './useCopy.ts';

interface CopyButtonProps extends Omit<ButtonProps, 'onClick' | 'children'> {
  /** Text to copy. */
  value: string;
  label: string;
  copiedLabel: string;
  /** Called once the value is on the clipboard. */
  onCopied?: () => void;
}

/** A button that copies a text and confirms it for two seconds. */
export function CopyButton({ value, label, copiedLabel, onCopied, ...buttonProps }: CopyButtonProps) {
  const { isCopied, copy } = useCopy();
  return (
    <Button
      startIcon={isCopied ? <CheckRounded /> : <ContentCopyRounded />}
      {...buttonProps}
      onClick={() => {
        void copy(value).then((done) => {
          if (done) onCopied?.();
        });
      }}
    >
      {isCopied ? copiedLabel : label}
    </Button>
  );
}

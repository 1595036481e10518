import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import { useId, type ReactNode, type SyntheticEvent } from 'react';
import { useText } from '../lib/text/useText.ts';

export interface FormDialogProps {
  title: string;
  submitLabel: string;
  isBusy: boolean;
  /** Whether there is nothing to submit yet. */
  isSubmitDisabled?: boolean;
  /** Whether what it does cannot be undone. */
  isDangerous?: boolean;
  maxWidth?: 'xs' | 'sm';
  /** 'off' where no password manager is to keep what is typed. */
  autoComplete?: 'off';
  children: ReactNode;
  onSubmit: (event: SyntheticEvent) => void;
  onClose: () => void;
}

/** A dialog that is a form: its fields, and one button that does it; it stays while that is under way. */
export function FormDialog({
  title,
  submitLabel,
  isBusy,
  isSubmitDisabled = false,
  isDangerous = false,
  maxWidth = 'xs',
  autoComplete,
  children,
  onSubmit,
  onClose,
}: FormDialogProps) {
  const t = useText();
  const titleId = useId();
  return (
    <Dialog
      open
      onClose={isBusy ? undefined : onClose}
      maxWidth={maxWidth}
      fullWidth
      aria-labelledby={titleId}
    >
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <Box
        component="form"
        noValidate
        {...(autoComplete && { autoComplete })}
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit(event);
        }}
        // The form stands between the dialog and its content, which alone is to scroll: the buttons stay in sight.
        sx={{ display: 'flex', flexDirection: 'column', minHeight: 0 }}
      >
        <DialogContent sx={{ pt: 0 }}>
          <Stack spacing={2.25}>{children}</Stack>
        </DialogContent>
        <DialogActions sx={{ px: 3, pb: 2.5, gap: 1 }}>
          <Button onClick={onClose} disabled={isBusy}>
            {t('common.cancel')}
          </Button>
          <Button
            type="submit"
            variant="contained"
            color={isDangerous ? 'error' : 'primary'}
            disabled={isBusy || isSubmitDisabled}
            startIcon={isBusy ? <CircularProgress size={16} color="inherit" /> : undefined}
          >
            {submitLabel}
          </Button>
        </DialogActions>
      </Box>
    </Dialog>
  );
}

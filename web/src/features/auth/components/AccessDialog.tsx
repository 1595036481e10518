import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import { useId, type ReactNode } from 'react';
import { useText } from '../../../lib/text/useText.ts';

interface AccessDialogProps {
  title: string;
  submitLabel: string;
  isBusy: boolean;
  /** Whether what it does cannot be undone. */
  isDangerous?: boolean;
  children: ReactNode;
  onSubmit: () => void;
  onClose: () => void;
}

/** The frame of the dialogs that change how an account is opened, or end it: a form with one button that does it. */
export function AccessDialog({
  title,
  submitLabel,
  isBusy,
  isDangerous = false,
  children,
  onSubmit,
  onClose,
}: AccessDialogProps) {
  const t = useText();
  const titleId = useId();
  return (
    <Dialog open onClose={isBusy ? undefined : onClose} maxWidth="xs" fullWidth aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <Box
        component="form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
        }}
        sx={{ display: 'flex', flexDirection: 'column', minHeight: 0 }}
      >
        <DialogContent sx={{ pt: 0 }}>
          <Stack spacing={2.25}>{children}</Stack>
        </DialogContent>
        <DialogActions sx={{ px: 3, pb: 2.5 }}>
          <Button onClick={onClose} disabled={isBusy}>
            {t('common.cancel')}
          </Button>
          <Button
            type="submit"
            variant="contained"
            color={isDangerous ? 'error' : 'primary'}
            disabled={isBusy}
          >
            {submitLabel}
          </Button>
        </DialogActions>
      </Box>
    </Dialog>
  );
}

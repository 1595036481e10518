import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode, type SyntheticEvent } from 'react';
import { useText } from '../../../lib/text/useText.ts';

interface VaultDialogProps {
  title: string;
  text: string;
  submitLabel: string;
  isBusy: boolean;
  isDangerous?: boolean;
  onSubmit: (event: SyntheticEvent) => void;
  onClose: () => void;
  children: ReactNode;
}

/** A dialog about the wallet on this device: what it does, its fields, and the button that does it. */
export function VaultDialog({
  title,
  text,
  submitLabel,
  isBusy,
  isDangerous = false,
  onSubmit,
  onClose,
  children,
}: VaultDialogProps) {
  const t = useText();
  const titleId = useId();
  return (
    <Dialog open onClose={isBusy ? undefined : onClose} fullWidth maxWidth="sm" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <Box
        component="form"
        noValidate
        autoComplete="off"
        onSubmit={onSubmit}
        // The form stands between the dialog and its content, which alone is to scroll: the buttons stay in sight.
        sx={{ display: 'flex', flexDirection: 'column', minHeight: 0 }}
      >
        <DialogContent sx={{ pt: 0 }}>
          <Stack spacing={2.25}>
            <Typography color="textSecondary">{text}</Typography>
            {children}
          </Stack>
        </DialogContent>
        <DialogActions sx={{ px: 3, pb: 3, gap: 1 }}>
          <Button onClick={onClose} disabled={isBusy}>
            {t('common.cancel')}
          </Button>
          <Button
            type="submit"
            variant="contained"
            color={isDangerous ? 'error' : 'primary'}
            disabled={isBusy}
            startIcon={isBusy ? <CircularProgress size={16} color="inherit" /> : undefined}
          >
            {submitLabel}
          </Button>
        </DialogActions>
      </Box>
    </Dialog>
  );
}

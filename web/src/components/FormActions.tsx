import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import DialogActions from '@mui/material/DialogActions';
import { useText } from '../lib/text/useText.ts';

export interface FormActionsProps {
  submitLabel: string;
  isBusy: boolean;
  /** True while there is nothing to submit. */
  isSubmitDisabled?: boolean;
  /** True if the action is irreversible. */
  isDangerous?: boolean;
  onClose: () => void;
}

/** Buttons below a form in a dialog: cancel and submit; both disabled while it is submitted. */
export function FormActions({
  submitLabel,
  isBusy,
  isSubmitDisabled = false,
  isDangerous = false,
  onClose,
}: FormActionsProps) {
  const t = useText();
  return (
    <DialogActions sx={{ px: 3, pb: 2.5, gap: 1 }}>
      <Button onClick={onClose} disabled={isBusy}>
        {t('common.cancel')}
      </Button>
      <Button
        type="submit"
        variant="contained"
        color={isDangerous ? 'error' : 'primary'}
        disabled={isBusy || isSubmitDisabled}
        startIcon={isBusy && <CircularProgress size={16} color="inherit" aria-hidden="true" />}
      >
        {submitLabel}
      </Button>
    </DialogActions>
  );
}

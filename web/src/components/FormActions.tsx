import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import DialogActions from '@mui/material/DialogActions';
import { useText } from '../lib/text/useText.ts';

export interface FormActionsProps {
  submitLabel: string;
  isBusy: boolean;
  /** Whether there is nothing to submit yet. */
  isSubmitDisabled?: boolean;
  /** Whether what it does cannot be undone. */
  isDangerous?: boolean;
  onClose: () => void;
}

/** The buttons under a form in a dialog: one that gives it up, and one that does it; neither while that is under way. */
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

import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import DialogActions from '@mui/material/DialogActions';
import { useText } from '../../../lib/text/useText.ts';

interface AccountFormActionsProps {
  isBusy: boolean;
  onClose: () => void;
}

/** The buttons under a New Account form. */
export function AccountFormActions({ isBusy, onClose }: AccountFormActionsProps) {
  const t = useText();
  return (
    <DialogActions sx={{ px: 3, pb: 3, gap: 1 }}>
      <Button onClick={onClose} disabled={isBusy}>
        {t('common.cancel')}
      </Button>
      <Button
        type="submit"
        variant="contained"
        disabled={isBusy}
        startIcon={isBusy ? <CircularProgress size={16} color="inherit" /> : undefined}
      >
        {t(isBusy ? 'accounts.new.creating' : 'accounts.new.submit')}
      </Button>
    </DialogActions>
  );
}

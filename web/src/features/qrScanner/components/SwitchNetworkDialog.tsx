import type { Network } from '@everything-wallet/core/networks/networks';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useText } from '../../../lib/text/useText.ts';

interface SwitchNetworkDialogProps {
  /** Network the code requires. */
  wanted: Network;
  current: Network;
  onSwitch: () => void;
  onCancel: () => void;
}

/** Confirms a switch to another network: coins of one do not arrive on another. */
export function SwitchNetworkDialog({ wanted, current, onSwitch, onCancel }: SwitchNetworkDialogProps) {
  const t = useText();
  return (
    <Dialog open onClose={onCancel} maxWidth="xs" fullWidth aria-labelledby="switch-title">
      <DialogTitle id="switch-title">{t('scanner.switch.title', { network: wanted.name })}</DialogTitle>
      <DialogContent>
        <DialogContentText>
          {t('scanner.switch.text', { network: wanted.name, current: current.name })}
        </DialogContentText>
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2.5 }}>
        <Button onClick={onCancel}>{t('common.cancel')}</Button>
        <Button variant="contained" onClick={onSwitch}>
          {t('scanner.switch.confirm')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

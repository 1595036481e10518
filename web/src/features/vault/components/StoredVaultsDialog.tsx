import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Divider from '@mui/material/Divider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useId, useState } from 'react';
import { useText } from '../../../lib/text/useText.ts';
import { VaultContext, type VaultAccess } from '../../../lib/vault/VaultContext.ts';
import { startVault } from '../startVault.ts';
import { VaultSetting } from './VaultSetting.tsx';

interface StoredVaultsDialogProps {
  /** Owners of the wallets. */
  userIds: readonly string[];
  onClose: () => void;
}

/** Wallets on this device, each to unlock, show, back up and remove with its own password, whichever user is signed in. */
export function StoredVaultsDialog({ userIds, onClose }: StoredVaultsDialogProps) {
  const t = useText();
  const titleId = useId();
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{t('device.stored.title')}</DialogTitle>
      <DialogContent>
        <Typography color="textSecondary">{t('device.stored.text')}</Typography>
        <Stack divider={<Divider />}>
          {userIds.map((userId) => (
            <StoredVault key={userId} userId={userId} />
          ))}
        </Stack>
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2.5 }}>
        <Button onClick={onClose}>{t('common.close')}</Button>
      </DialogActions>
    </Dialog>
  );
}

/** One wallet; it locks when the dialog closes. */
function StoredVault({ userId }: { userId: string }) {
  const t = useText();
  const [access, setAccess] = useState<VaultAccess>();
  useEffect(() => startVault(userId, setAccess), [userId]);
  if (!access?.vault) return null;
  if (access.state.status === 'none') {
    return <Typography sx={{ py: 1.75 }}>{t('device.stored.gone')}</Typography>;
  }
  return (
    <VaultContext value={access}>
      <VaultSetting vault={access.vault} account={undefined} accountProblem={undefined} />
    </VaultContext>
  );
}

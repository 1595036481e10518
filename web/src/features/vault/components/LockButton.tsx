import LockOpenRounded from '@mui/icons-material/LockOpenRounded';
import LockRounded from '@mui/icons-material/LockRounded';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { use, useState } from 'react';
import { useText } from '../../../lib/text/useText.ts';
import { VaultContext } from '../../../lib/vault/VaultContext.ts';
import { UnlockDialog } from './UnlockDialog.tsx';

/** Header button that locks the wallet on this device in all tabs, or opens the dialog that unlocks it. */
export function LockButton() {
  const t = useText();
  const { state, vault } = use(VaultContext);
  const [isAsking, setIsAsking] = useState(false);
  if (!vault || (state.status !== 'locked' && state.status !== 'unlocked')) return null;
  const isLocked = state.status === 'locked';
  const label = t(isLocked ? 'device.unlockWallet' : 'device.lockWallet');
  return (
    <>
      <Tooltip title={label}>
        <IconButton aria-label={label} onClick={() => (isLocked ? setIsAsking(true) : vault.lock())}>
          {isLocked ? <LockRounded /> : <LockOpenRounded />}
        </IconButton>
      </Tooltip>
      {isAsking && <UnlockDialog vault={vault} onClose={() => setIsAsking(false)} />}
    </>
  );
}

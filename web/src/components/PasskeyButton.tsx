import FingerprintRounded from '@mui/icons-material/FingerprintRounded';
import Button from '@mui/material/Button';
import { use, useState } from 'react';
import { useText } from '../lib/text/useText.ts';
import { useVaultFailure } from '../lib/vault/useVaultFailure.ts';
import { VaultContext } from '../lib/vault/VaultContext.ts';

interface PasskeyButtonProps {
  disabled: boolean;
  onUnlocked?: () => void;
}

/** Unlocks the vault on this device by its passkey; shown where it has one and is locked. */
export function PasskeyButton({ disabled, onUnlocked }: PasskeyButtonProps) {
  const t = useText();
  const showFailure = useVaultFailure();
  const { state, vault } = use(VaultContext);
  const [isAsking, setIsAsking] = useState(false);
  if (!vault || state.status !== 'locked' || state.hasPasskey !== true) return null;

  async function unlock(unlockWithPasskey: () => Promise<void>) {
    setIsAsking(true);
    try {
      await unlockWithPasskey();
      onUnlocked?.();
    } catch (error) {
      showFailure(error);
    } finally {
      setIsAsking(false);
    }
  }

  return (
    <Button
      variant="outlined"
      startIcon={<FingerprintRounded />}
      disabled={disabled || isAsking}
      onClick={() => void unlock(() => vault.unlockWithPasskey())}
    >
      {t('device.passkey.use')}
    </Button>
  );
}

import { zodResolver } from '@hookform/resolvers/zod';
import Box from '@mui/material/Box';
import { useSnackbar } from 'notistack';
import { use, useState } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { DevicePasswordField } from '../../../components/DevicePasswordField.tsx';
import { PasskeyButton } from '../../../components/PasskeyButton.tsx';
import { useText } from '../../../lib/text/useText.ts';
import { VaultContext, type DeviceVault } from '../../../lib/vault/VaultContext.ts';
import { WRONG_PASSWORD } from '../../../lib/vault/isWrongPassword.ts';
import { useVaultFailure } from '../../../lib/vault/useVaultFailure.ts';
import { oldPassword } from '../newPasswordShape.ts';
import { VaultDialog } from './VaultDialog.tsx';

const schemas = {
  password: z.object({ password: oldPassword }),
  passkey: z.object({ password: z.string() }),
};

interface UnlockDialogProps {
  vault: DeviceVault;
  onClose: () => void;
}

/** Unlocks the wallet on this device: with its password or its passkey, or with the passkey where it has no password. */
export function UnlockDialog({ vault, onClose }: UnlockDialogProps) {
  const t = useText();
  const { enqueueSnackbar } = useSnackbar();
  const showFailure = useVaultFailure();
  const { state } = use(VaultContext);
  // State when the dialog opened: the form must not change while it unlocks.
  const [isPasskeyAlone] = useState(state.status === 'locked' && state.isPasskeyAlone === true);
  const { control, handleSubmit, formState, setError } = useForm({
    resolver: zodResolver(schemas[isPasskeyAlone ? 'passkey' : 'password']),
    defaultValues: { password: '' },
  });
  function finish() {
    enqueueSnackbar(t('device.opened'), { variant: 'success' });
    onClose();
  }
  const submit = handleSubmit(async ({ password }) => {
    try {
      await (isPasskeyAlone ? vault.unlockWithPasskey() : vault.unlock(password));
      finish();
    } catch (error) {
      showFailure(error, () => setError('password', WRONG_PASSWORD));
    }
  });

  return (
    <VaultDialog
      title={t('device.unlock.title')}
      text={t('device.unlock.text')}
      submitLabel={t(isPasskeyAlone ? 'device.passkey.use' : 'device.unlock')}
      isBusy={formState.isSubmitting}
      onSubmit={(event) => void submit(event)}
      onClose={onClose}
    >
      {!isPasskeyAlone && (
        <>
          <DevicePasswordField
            control={control}
            name="password"
            autoFocus
            disabled={formState.isSubmitting}
          />
          <Box sx={{ '&:empty': { display: 'none' } }}>
            <PasskeyButton disabled={formState.isSubmitting} onUnlocked={finish} />
          </Box>
        </>
      )}
    </VaultDialog>
  );
}

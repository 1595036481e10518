import { zodResolver } from '@hookform/resolvers/zod';
import { useSnackbar } from 'notistack';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { DevicePasswordField } from '../../../components/DevicePasswordField.tsx';
import { useText } from '../../../lib/text/useText.ts';
import { WRONG_PASSWORD } from '../../../lib/vault/isWrongPassword.ts';
import { useVaultFailure } from '../../../lib/vault/useVaultFailure.ts';
import type { DeviceVault } from '../../../lib/vault/VaultContext.ts';
import { oldPassword } from '../newPasswordShape.ts';
import { VaultDialog } from './VaultDialog.tsx';

const schema = z.object({ password: oldPassword });

interface PasskeyDialogProps {
  vault: DeviceVault;
  /** Adds a passkey, or removes the existing one. */
  change: 'add' | 'remove';
  /** Account name that the device shows for the passkey. */
  name: string;
  onClose: () => void;
}

/** Adds or removes a passkey that unlocks the wallet on this device; requires the device password. */
export function PasskeyDialog({ vault, change, name, onClose }: PasskeyDialogProps) {
  const t = useText();
  const { enqueueSnackbar } = useSnackbar();
  const showFailure = useVaultFailure();
  const { control, handleSubmit, formState, setError } = useForm({
    resolver: zodResolver(schema),
    defaultValues: { password: '' },
  });
  const isAdding = change === 'add';
  const submit = handleSubmit(async ({ password }) => {
    try {
      await (isAdding ? vault.addPasskey(password, name) : vault.removePasskey(password));
      enqueueSnackbar(t(isAdding ? 'device.passkey.added' : 'device.passkey.removed'), {
        variant: 'success',
      });
      onClose();
    } catch (error) {
      showFailure(error, () => setError('password', WRONG_PASSWORD));
    }
  });

  return (
    <VaultDialog
      title={t(isAdding ? 'device.passkey.add.title' : 'device.passkey.remove.title')}
      text={t(isAdding ? 'device.passkey.add.text' : 'device.passkey.remove.text')}
      submitLabel={t(isAdding ? 'device.passkey.add.submit' : 'device.passkey.remove.submit')}
      isBusy={formState.isSubmitting}
      onSubmit={(event) => void submit(event)}
      onClose={onClose}
    >
      <DevicePasswordField control={control} name="password" autoFocus disabled={formState.isSubmitting} />
    </VaultDialog>
  );
}

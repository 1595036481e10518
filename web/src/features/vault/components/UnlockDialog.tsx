import { zodResolver } from '@hookform/resolvers/zod';
import { useSnackbar } from 'notistack';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { DevicePasswordField } from '../../../components/DevicePasswordField.tsx';
import { useText } from '../../../lib/text/useText.ts';
import type { DeviceVault } from '../../../lib/vault/VaultContext.ts';
import { useVaultFailure } from '../hooks/useVaultFailure.ts';
import { oldPassword } from '../newPasswordShape.ts';
import { VaultDialog } from './VaultDialog.tsx';

const schema = z.object({ password: oldPassword });

interface UnlockDialogProps {
  vault: DeviceVault;
  onClose: () => void;
}

/** Unlocks the wallet on this device. */
export function UnlockDialog({ vault, onClose }: UnlockDialogProps) {
  const t = useText();
  const { enqueueSnackbar } = useSnackbar();
  const tellFailure = useVaultFailure();
  const { control, handleSubmit, formState } = useForm({
    resolver: zodResolver(schema),
    defaultValues: { password: '' },
  });
  const submit = handleSubmit(async ({ password }) => {
    try {
      await vault.unlock(password);
      enqueueSnackbar(t('device.opened'), { variant: 'success' });
      onClose();
    } catch (error) {
      tellFailure(error);
    }
  });

  return (
    <VaultDialog
      title={t('device.unlock.title')}
      text={t('device.unlock.text')}
      submitLabel={t('device.unlock')}
      isBusy={formState.isSubmitting}
      onSubmit={(event) => void submit(event)}
      onClose={onClose}
    >
      <DevicePasswordField control={control} name="password" autoFocus disabled={formState.isSubmitting} />
    </VaultDialog>
  );
}

import { zodResolver } from '@hookform/resolvers/zod';
import { useSnackbar } from 'notistack';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { DevicePasswordField } from '../../../components/DevicePasswordField.tsx';
import { useText } from '../../../lib/text/useText.ts';
import type { DeviceVault } from '../../../lib/vault/VaultContext.ts';
import { useVaultFailure } from '../../../lib/vault/useVaultFailure.ts';
import { newPasswordShape, oldPassword, samePasswords } from '../newPasswordShape.ts';
import { NewPasswordFields } from './NewPasswordFields.tsx';
import { VaultDialog } from './VaultDialog.tsx';

const schema = z.object({ password: oldPassword, ...newPasswordShape }).refine(...samePasswords);

interface ChangePasswordDialogProps {
  vault: DeviceVault;
  onClose: () => void;
}

/** Gives the wallet on this device another password. */
export function ChangePasswordDialog({ vault, onClose }: ChangePasswordDialogProps) {
  const t = useText();
  const { enqueueSnackbar } = useSnackbar();
  const tellFailure = useVaultFailure();
  const { control, handleSubmit, formState } = useForm({
    resolver: zodResolver(schema),
    defaultValues: { password: '', next: '', repeated: '' },
  });
  const { isSubmitting } = formState;
  const submit = handleSubmit(async ({ password, next }) => {
    try {
      await vault.changePassword(password, next);
      enqueueSnackbar(t('device.changed'), { variant: 'success' });
      onClose();
    } catch (error) {
      tellFailure(error);
    }
  });

  return (
    <VaultDialog
      title={t('device.change.title')}
      text={t('device.change.text')}
      submitLabel={t('device.changePassword')}
      isBusy={isSubmitting}
      onSubmit={(event) => void submit(event)}
      onClose={onClose}
    >
      <DevicePasswordField control={control} name="password" autoFocus disabled={isSubmitting} />
      <NewPasswordFields control={control} disabled={isSubmitting} />
    </VaultDialog>
  );
}

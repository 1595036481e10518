import { zodResolver } from '@hookform/resolvers/zod';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useSnackbar } from 'notistack';
import { use } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { DevicePasswordField } from '../../../components/DevicePasswordField.tsx';
import { useText } from '../../../lib/text/useText.ts';
import { VaultContext, type DeviceVault } from '../../../lib/vault/VaultContext.ts';
import { WRONG_PASSWORD } from '../../../lib/vault/isWrongPassword.ts';
import { useVaultFailure } from '../../../lib/vault/useVaultFailure.ts';
import { oldPassword } from '../newPasswordShape.ts';
import { saveBackupFile } from '../saveBackupFile.ts';
import { VaultDialog } from './VaultDialog.tsx';

const schema = z.object({ password: oldPassword });

interface SaveBackupDialogProps {
  vault: DeviceVault;
  /** Opens the dialog that changes the password with the passkey. */
  onForgotten: () => void;
  onClose: () => void;
}

/** Saves a backup file; requires the password, since a backup with a forgotten one is useless. */
export function SaveBackupDialog({ vault, onForgotten, onClose }: SaveBackupDialogProps) {
  const t = useText();
  const { state } = use(VaultContext);
  const { enqueueSnackbar } = useSnackbar();
  const showFailure = useVaultFailure();
  const { control, handleSubmit, formState, setError } = useForm({
    resolver: zodResolver(schema),
    defaultValues: { password: '' },
  });
  const { isSubmitting } = formState;
  const submit = handleSubmit(async ({ password }) => {
    try {
      saveBackupFile(await vault.backup(password));
      enqueueSnackbar(t('device.backup.saved'), { variant: 'success' });
      onClose();
    } catch (error) {
      showFailure(error, () => setError('password', WRONG_PASSWORD));
    }
  });

  return (
    <VaultDialog
      title={t('device.backup.title')}
      text={t('device.backup.text')}
      submitLabel={t('device.backup.submit')}
      isBusy={isSubmitting}
      onSubmit={(event) => void submit(event)}
      onClose={onClose}
    >
      <Box>
        <DevicePasswordField control={control} name="password" autoFocus disabled={isSubmitting} />
        {state.status === 'unlocked' && state.hasPasskey === true && (
          <Button size="small" sx={{ mt: 0.5 }} disabled={isSubmitting} onClick={onForgotten}>
            {t('device.backup.forgotten')}
          </Button>
        )}
      </Box>
    </VaultDialog>
  );
}

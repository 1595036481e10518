import { zodResolver } from '@hookform/resolvers/zod';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useSnackbar } from 'notistack';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { DevicePasswordField } from '../../../components/DevicePasswordField.tsx';
import { visuallyHidden } from '../../../components/visuallyHidden.ts';
import { useText } from '../../../lib/text/useText.ts';
import type { SigningAccount } from '../../../lib/vault/Signer.ts';
import type { DeviceVault } from '../../../lib/vault/VaultContext.ts';
import { WRONG_PASSWORD } from '../../../lib/vault/isWrongPassword.ts';
import { useVaultFailure } from '../../../lib/vault/useVaultFailure.ts';
import { oldPassword } from '../newPasswordShape.ts';
import { VaultDialog } from './VaultDialog.tsx';

const schema = z.object({ password: oldPassword });

/** A vault is about a kilobyte: a larger file is not one, and is not read. */
const MAX_BYTES = 65_536;

interface RestoreVaultDialogProps {
  vault: DeviceVault;
  /** The user's primary account, whose key the file must hold. */
  account: SigningAccount;
  onClose: () => void;
}

/** Loads a backup file; the stored vault stays until the file's password has decrypted it. */
export function RestoreVaultDialog({ vault, account, onClose }: RestoreVaultDialogProps) {
  const t = useText();
  const { enqueueSnackbar } = useSnackbar();
  const showFailure = useVaultFailure();
  const [file, setFile] = useState<File>();
  const { control, handleSubmit, formState, setError } = useForm({
    resolver: zodResolver(schema),
    defaultValues: { password: '' },
  });
  const { isSubmitting } = formState;
  const submit = handleSubmit(async ({ password }) => {
    if (!file || file.size > MAX_BYTES) {
      enqueueSnackbar(t(file ? 'device.error.fileLarge' : 'device.error.fileMissing'), { variant: 'error' });
      return;
    }
    try {
      await vault.restore((await file.text()).trim(), password, account);
      enqueueSnackbar(t('device.created'), { variant: 'success' });
      onClose();
    } catch (error) {
      showFailure(error, () => setError('password', WRONG_PASSWORD));
    }
  });

  return (
    <VaultDialog
      title={t('device.restore.title')}
      text={t('device.restore.text')}
      submitLabel={t('device.restore.submit')}
      isBusy={isSubmitting}
      onSubmit={(event) => void submit(event)}
      onClose={onClose}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
        <Button
          component="label"
          role={undefined}
          tabIndex={-1}
          variant="outlined"
          disabled={isSubmitting}
          sx={{ '&:focus-within': { outline: '2px solid', outlineOffset: 2 } }}
        >
          {t('device.restore.choose')}
          <Box
            component="input"
            type="file"
            accept="application/json,.json"
            autoFocus
            sx={visuallyHidden}
            onChange={(event) => setFile(event.target.files?.[0])}
          />
        </Button>
        {file && (
          <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
            {t('device.restore.chosen', { name: file.name })}
          </Typography>
        )}
      </Box>
      <DevicePasswordField control={control} name="password" disabled={isSubmitting} />
    </VaultDialog>
  );
}

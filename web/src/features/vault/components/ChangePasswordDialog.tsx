import { zodResolver } from '@hookform/resolvers/zod';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useSnackbar } from 'notistack';
import { use, useState } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { DevicePasswordField } from '../../../components/DevicePasswordField.tsx';
import { AuthContext } from '../../../lib/session/AuthContext.ts';
import { useText } from '../../../lib/text/useText.ts';
import { VaultContext, type DeviceVault } from '../../../lib/vault/VaultContext.ts';
import { WRONG_PASSWORD } from '../../../lib/vault/isWrongPassword.ts';
import { useVaultFailure } from '../../../lib/vault/useVaultFailure.ts';
import type { TextId } from '../../../texts/texts.ts';
import { newPasswordShape, oldPassword, samePasswords } from '../newPasswordShape.ts';
import { newPasswordProblem } from '../newPasswordProblem.ts';
import { NewPasswordFields } from './NewPasswordFields.tsx';
import { VaultDialog } from './VaultDialog.tsx';

const schemas = {
  password: z.object({ password: oldPassword, ...newPasswordShape }).refine(...samePasswords),
  passkey: z.object({ password: z.string(), ...newPasswordShape }).refine(...samePasswords),
};

interface ChangePasswordDialogProps {
  vault: DeviceVault;
  /** True if the old password is known to be forgotten. */
  isForgotten?: boolean;
  onClose: () => void;
}

/** Changes the device password: with the old one, or with the passkey if it is forgotten; sets the first one with the passkey. */
export function ChangePasswordDialog({ vault, isForgotten = false, onClose }: ChangePasswordDialogProps) {
  const t = useText();
  const { enqueueSnackbar } = useSnackbar();
  const showFailure = useVaultFailure();
  const user = use(AuthContext)?.user;
  const { state } = use(VaultContext);
  const hasPasskey = state.status === 'unlocked' && state.hasPasskey === true;
  // State when the dialog opened: later there is a password.
  const [isFirst] = useState(state.status === 'unlocked' && state.isPasskeyAlone === true);
  const [wantsPasskey, setWantsPasskey] = useState(isForgotten || isFirst);
  const proof = wantsPasskey && hasPasskey ? 'passkey' : 'password';
  const { control, handleSubmit, formState, setError } = useForm({
    resolver: zodResolver(schemas[proof]),
    defaultValues: { password: '', next: '', repeated: '' },
  });
  const { isSubmitting } = formState;
  const submit = handleSubmit(async ({ password, next }) => {
    const problem = await newPasswordProblem(user, next);
    if (problem) {
      setError('next', { message: problem });
      return;
    }
    try {
      await vault.changePassword(proof === 'passkey' ? undefined : password, next);
      enqueueSnackbar(t(isFirst ? 'device.passwordSet' : 'device.changed'), { variant: 'success' });
      onClose();
    } catch (error) {
      showFailure(error, () => setError('password', WRONG_PASSWORD));
    }
  });

  return (
    <VaultDialog
      title={t(isFirst ? 'device.setPassword' : 'device.change.title')}
      text={t(textOf())}
      submitLabel={t(isFirst ? 'device.setPassword' : 'device.changePassword')}
      isBusy={isSubmitting}
      onSubmit={(event) => void submit(event)}
      onClose={onClose}
    >
      {!isFirst && (proof === 'password' || hasPasskey) && (
        <Box>
          {proof === 'password' && (
            <DevicePasswordField control={control} name="password" autoFocus disabled={isSubmitting} />
          )}
          {hasPasskey && (
            <Button
              size="small"
              sx={{ mt: 0.5 }}
              disabled={isSubmitting}
              onClick={() => setWantsPasskey(proof === 'password')}
            >
              {t(proof === 'password' ? 'device.change.forgotten' : 'device.remove.byPassword')}
            </Button>
          )}
        </Box>
      )}
      <NewPasswordFields control={control} disabled={isSubmitting} />
    </VaultDialog>
  );

  function textOf(): TextId {
    if (isFirst) return 'device.setPassword.text';
    return proof === 'passkey' ? 'device.change.passkeyText' : 'device.change.text';
  }
}

import { typedPhraseSchema } from '@everything-wallet/core/accounts/typedPhraseSchema';
import { zodResolver } from '@hookform/resolvers/zod';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useSnackbar } from 'notistack';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { DevicePasswordField } from '../../../components/DevicePasswordField.tsx';
import { PhraseField } from '../../../components/PhraseField.tsx';
import { useText } from '../../../lib/text/useText.ts';
import type { SigningAccount } from '../../../lib/vault/Signer.ts';
import type { DeviceVault } from '../../../lib/vault/VaultContext.ts';
import { WRONG_PASSWORD } from '../../../lib/vault/isWrongPassword.ts';
import { useVaultFailure } from '../../../lib/vault/useVaultFailure.ts';
import type { TextId } from '../../../texts/texts.ts';
import { oldPassword } from '../newPasswordShape.ts';
import { VaultDialog } from './VaultDialog.tsx';

const schemas = {
  password: z.object({ password: oldPassword, phrase: z.string() }),
  phrase: typedPhraseSchema.extend({ password: z.string() }),
  none: z.object({ password: z.string(), phrase: z.string() }),
};

interface RemoveVaultDialogProps {
  vault: DeviceVault;
  /** The user's primary account, whose phrase removes a vault that no password unlocks; undefined without one that has a key. */
  account: SigningAccount | undefined;
  /** True if a backup file can be loaded again: not where its account may be deleted. */
  hasBackups: boolean;
  /** True if the stored vault cannot be unlocked. */
  isUnusable: boolean;
  /** True if its password can be verified: not where the stored vault cannot be read. */
  hasPassword: boolean;
  onClose: () => void;
}

/** Determines the required proof: none where there is neither a password nor an account to compare a phrase with. */
function proofOf(hasPassword: boolean, account: SigningAccount | undefined) {
  if (hasPassword) return 'password';
  return account ? 'phrase' : 'none';
}

/** Removes the wallet from this device; requires its password or its phrase. */
export function RemoveVaultDialog({
  vault,
  account,
  hasBackups,
  isUnusable,
  hasPassword,
  onClose,
}: RemoveVaultDialogProps) {
  const t = useText();
  const { enqueueSnackbar } = useSnackbar();
  const showFailure = useVaultFailure();
  const [proof, setProof] = useState<'password' | 'phrase' | 'none'>(proofOf(hasPassword, account));
  const { control, handleSubmit, formState, setError } = useForm({
    resolver: zodResolver(schemas[proof]),
    defaultValues: { password: '', phrase: '' },
  });
  const { isSubmitting } = formState;
  const submit = handleSubmit(async ({ password, phrase }) => {
    try {
      await vault.remove(proof === 'phrase' && account ? { phrase, account } : { password });
      enqueueSnackbar(t('device.removed'), { variant: 'success' });
      onClose();
    } catch (error) {
      showFailure(error, () => setError('password', WRONG_PASSWORD));
    }
  });
  const hasChoice = account !== undefined && hasPassword;

  return (
    <VaultDialog
      title={t('device.remove.title')}
      text={t(textOf())}
      submitLabel={t('device.remove')}
      isBusy={isSubmitting}
      isDangerous
      onSubmit={(event) => void submit(event)}
      onClose={onClose}
    >
      <Box>
        {proof === 'password' && (
          <DevicePasswordField control={control} name="password" autoFocus disabled={isSubmitting} />
        )}
        {proof === 'phrase' && (
          <PhraseField
            control={control}
            name="phrase"
            autoFocus
            helperText={t(isUnusable ? 'device.remove.accountPhraseHelp' : 'device.remove.phraseHelp')}
            disabled={isSubmitting}
          />
        )}
        {hasChoice && (
          <Button
            size="small"
            sx={{ mt: 0.5 }}
            disabled={isSubmitting}
            onClick={() => setProof(proof === 'password' ? 'phrase' : 'password')}
          >
            {t(proof === 'password' ? 'device.remove.byPhrase' : 'device.remove.byPassword')}
          </Button>
        )}
      </Box>
    </VaultDialog>
  );

  function textOf(): TextId {
    if (proof === 'none') return hasBackups ? 'device.remove.uselessText' : 'device.remove.storedUselessText';
    if (isUnusable) return hasBackups ? 'device.remove.changedText' : 'device.remove.storedChangedText';
    return hasBackups ? 'device.remove.text' : 'device.remove.storedText';
  }
}

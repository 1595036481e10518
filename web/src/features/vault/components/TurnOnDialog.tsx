import { typedPhraseSchema } from '@everything-wallet/core/accounts/typedPhraseSchema';
import { zodResolver } from '@hookform/resolvers/zod';
import { useSnackbar } from 'notistack';
import { use } from 'react';
import { useForm } from 'react-hook-form';
import { PhraseField } from '../../../components/PhraseField.tsx';
import { AuthContext } from '../../../lib/session/AuthContext.ts';
import { useText } from '../../../lib/text/useText.ts';
import type { SigningAccount } from '../../../lib/vault/Signer.ts';
import type { DeviceVault } from '../../../lib/vault/VaultContext.ts';
import { useVaultFailure } from '../../../lib/vault/useVaultFailure.ts';
import { newPasswordShape, samePasswords } from '../newPasswordShape.ts';
import { newPasswordProblem } from '../newPasswordProblem.ts';
import { NewPasswordFields } from './NewPasswordFields.tsx';
import { VaultDialog } from './VaultDialog.tsx';

const schema = typedPhraseSchema.extend(newPasswordShape).refine(...samePasswords);

interface TurnOnDialogProps {
  vault: DeviceVault;
  /** The user's primary account, whose key the phrase must have. */
  account: SigningAccount;
  onClose: () => void;
}

/** Stores the phrase on this device: requires the phrase and a new password. */
export function TurnOnDialog({ vault, account, onClose }: TurnOnDialogProps) {
  const t = useText();
  const { enqueueSnackbar } = useSnackbar();
  const showFailure = useVaultFailure();
  const user = use(AuthContext)?.user;
  const { control, handleSubmit, formState, setError } = useForm({
    resolver: zodResolver(schema),
    defaultValues: { phrase: '', next: '', repeated: '' },
  });
  const { isSubmitting } = formState;
  const submit = handleSubmit(async ({ phrase, next }) => {
    const problem = await newPasswordProblem(user, next);
    if (problem) {
      setError('next', { message: problem });
      return;
    }
    try {
      await vault.create(phrase, next, account);
      enqueueSnackbar(t('device.created'), { variant: 'success' });
      onClose();
    } catch (error) {
      showFailure(error);
    }
  });

  return (
    <VaultDialog
      title={t('device.turnOn.title')}
      text={t('device.text')}
      submitLabel={t('device.turnOn.submit')}
      isBusy={isSubmitting}
      onSubmit={(event) => void submit(event)}
      onClose={onClose}
    >
      <PhraseField
        control={control}
        name="phrase"
        autoFocus
        helperText={t('device.turnOn.phraseHelp')}
        disabled={isSubmitting}
      />
      <NewPasswordFields control={control} disabled={isSubmitting} />
    </VaultDialog>
  );
}

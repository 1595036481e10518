import { deriveAccount } from '@everything-wallet/core/accounts/deriveAccount';
import { typedPhraseSchema } from '@everything-wallet/core/accounts/typedPhraseSchema';
import { WalletError } from '@everything-wallet/core/errors/WalletError';
import { zodResolver } from '@hookform/resolvers/zod';
import Typography from '@mui/material/Typography';
import { useSnackbar } from 'notistack';
import { useForm, useWatch } from 'react-hook-form';
import { FormDialog } from '../../../components/FormDialog.tsx';
import { PhraseField } from '../../../components/PhraseField.tsx';
import { CallableError } from '../../../lib/firebase/CallableError.ts';
import { logProblem } from '../../../lib/log/logProblem.ts';
import { useSingleMutation } from '../../../lib/query/useSingleMutation.ts';
import { useText } from '../../../lib/text/useText.ts';
import { savePrimaryAddress } from '../api/savePrimaryAddress.ts';
import { verifyRecoveryPhrase } from '../api/verifyRecoveryPhrase.ts';

async function restoreAddress(userId: string, phrase: string): Promise<void> {
  const { address } = await deriveAccount(phrase);
  if (!(await verifyRecoveryPhrase(phrase))) throw new WalletError('phrase.verify.error.mismatch');
  await savePrimaryAddress(userId, address);
}

interface RestoreAddressDialogProps {
  userId: string;
  onClose: () => void;
}

/** Saves the primary address of a wallet without one: an earlier setup could end without it. */
export function RestoreAddressDialog({ userId, onClose }: RestoreAddressDialogProps) {
  const t = useText();
  const { enqueueSnackbar } = useSnackbar();
  const { control, handleSubmit } = useForm({
    resolver: zodResolver(typedPhraseSchema),
    defaultValues: { phrase: '' },
  });
  const typed = useWatch({ control, name: 'phrase' });
  const { mutate, isPending } = useSingleMutation({
    mutationFn: (phrase: string) => restoreAddress(userId, phrase),
    // The state of a finished mutation holds a reference to the phrase.
    gcTime: 0,
    onSuccess: () => {
      enqueueSnackbar(t('home.restore.done'), { variant: 'success' });
      onClose();
    },
    onError: (error) => {
      logProblem('The address could not be restored', error);
      enqueueSnackbar(failureText(error), { variant: 'error' });
    },
  });

  const submit = handleSubmit(({ phrase }) => mutate(phrase));

  function failureText(error: unknown): string {
    if (error instanceof WalletError) return t(error.textId);
    const sentence = error instanceof CallableError ? error.serverMessage : undefined;
    return sentence ?? t('home.restore.failed');
  }

  return (
    <FormDialog
      title={t('home.restoreAddress')}
      submitLabel={t('home.restore.submit')}
      isBusy={isPending}
      isSubmitDisabled={typed.trim() === ''}
      maxWidth="sm"
      autoComplete="off"
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <Typography color="textSecondary">{t('home.noAddressText')}</Typography>
      <PhraseField control={control} name="phrase" helperText={t('home.restore.help')} disabled={isPending} />
    </FormDialog>
  );
}

import type { Removed } from '@everything-wallet/core/callables/accountAccess';
import { zodResolver } from '@hookform/resolvers/zod';
import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import { useSnackbar } from 'notistack';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { FormTextField } from '../../../components/FormTextField.tsx';
import { CallableError } from '../../../lib/firebase/CallableError.ts';
import { logProblem } from '../../../lib/log/logProblem.ts';
import { useSingleMutation } from '../../../lib/query/useSingleMutation.ts';
import { useText } from '../../../lib/text/useText.ts';
import { AccountDeletionError } from '../AccountDeletionError.ts';
import { deleteAccount } from '../api/account.ts';
import { deleteAccountSchema } from '../credentialsSchema.ts';
import { useAuthFailure } from '../hooks/useAuthFailure.ts';
import { FormDialog } from '../../../components/FormDialog.tsx';
import { PasswordField } from './PasswordField.tsx';

interface DeleteAccountDialogProps {
  email: string;
  /** @param removed counts of the server; undefined if its response was lost */
  onDeleted: (removed: Removed | undefined) => Promise<void>;
  onClose: () => void;
}

/**
 * Deletes the account: lists what is deleted and what stays, and asks for the address and the password (decision 30).
 *
 * If the deployed functions cannot delete accounts yet, shows the text that docs/product.md §8 requires.
 */
export function DeleteAccountDialog({ email, onDeleted, onClose }: DeleteAccountDialogProps) {
  const t = useText();
  const { enqueueSnackbar } = useSnackbar();
  const showAuthFailure = useAuthFailure();
  const [schema] = useState(() => deleteAccountSchema(email));
  const { control, handleSubmit } = useForm({
    resolver: zodResolver(schema),
    defaultValues: { email: '', currentPassword: '' },
  });
  const { mutate, isPending } = useSingleMutation({
    mutationFn: async (password: string) => {
      await onDeleted(await deleteAccount(password));
    },
    // The variables hold the password, so they must not be cached.
    gcTime: 0,
    onError: (error) => {
      if (!(error instanceof AccountDeletionError)) {
        showAuthFailure(error);
        return;
      }
      logProblem('The account could not be deleted', error.cause);
      if (error.failure === 'notImplemented') {
        enqueueSnackbar(t('access.delete.notImplemented'), { variant: 'info' });
        onClose();
        return;
      }
      const sentence = error.cause instanceof CallableError ? error.cause.serverMessage : undefined;
      const isUnclear = error.failure === 'unclear';
      enqueueSnackbar(isUnclear ? t('access.delete.unclear') : (sentence ?? t('access.delete.failed')), {
        variant: 'error',
        autoHideDuration: 15_000,
      });
    },
  });
  const submit = handleSubmit(({ currentPassword }) => mutate(currentPassword));
  return (
    <FormDialog
      title={t('access.delete.title')}
      submitLabel={t(isPending ? 'access.delete.deleting' : 'access.delete.submit')}
      isBusy={isPending}
      isDangerous
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <Typography>{t('access.delete.goes')}</Typography>
      <Alert severity="warning">{t('access.delete.stays')}</Alert>
      <FormTextField
        control={control}
        name="email"
        type="email"
        label={t('access.delete.email')}
        // The user has to type it as a confirmation, so the browser must not fill it in.
        autoComplete="off"
        disabled={isPending}
      />
      <PasswordField
        control={control}
        name="currentPassword"
        label={t('access.currentPassword')}
        autoComplete="current-password"
        disabled={isPending}
      />
    </FormDialog>
  );
}

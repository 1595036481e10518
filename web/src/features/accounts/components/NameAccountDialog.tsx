import { accountNameSchema } from '@everything-wallet/core/documents/accountNameSchema';
import { zodResolver } from '@hookform/resolvers/zod';
import { useSnackbar } from 'notistack';
import { useForm } from 'react-hook-form';
import { FormDialog } from '../../../components/FormDialog.tsx';
import { FormTextField } from '../../../components/FormTextField.tsx';
import { logProblem } from '../../../lib/log/logProblem.ts';
import { useText } from '../../../lib/text/useText.ts';
import type { Account } from '../Account.ts';
import { nameAccount } from '../api/nameAccount.ts';

interface NameAccountDialogProps {
  account: Account;
  onClose: () => void;
}

/** Sets or removes an account's name; the typed name stays in the field if saving fails. */
export function NameAccountDialog({ account, onClose }: NameAccountDialogProps) {
  const t = useText();
  const { enqueueSnackbar } = useSnackbar();
  const label = t('accounts.label', { number: account.number });
  const { control, handleSubmit, formState } = useForm({
    resolver: zodResolver(accountNameSchema),
    mode: 'onTouched',
    defaultValues: { name: account.name ?? '' },
  });
  const submit = handleSubmit(async ({ name }) => {
    try {
      await nameAccount(account.id, name);
      enqueueSnackbar(t('accounts.renamed'), { variant: 'success' });
      onClose();
    } catch (error) {
      logProblem('Naming an account failed', error);
      enqueueSnackbar(t('accounts.error.name'), { variant: 'error' });
    }
  });
  return (
    <FormDialog
      title={t('accounts.renameTitle', { account: label })}
      submitLabel={t('accounts.nameSave')}
      isBusy={formState.isSubmitting}
      autoComplete="off"
      onSubmit={(event) => void submit(event)}
      onClose={onClose}
    >
      <FormTextField
        control={control}
        name="name"
        label={t('accounts.name')}
        helperText={t('accounts.nameHelp', { account: label })}
        disabled={formState.isSubmitting}
        autoFocus
        sx={{ mt: 1 }}
      />
    </FormDialog>
  );
}

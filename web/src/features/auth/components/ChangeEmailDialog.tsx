import { zodResolver } from '@hookform/resolvers/zod';
import Typography from '@mui/material/Typography';
import { useSnackbar } from 'notistack';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { FormTextField } from '../../../components/FormTextField.tsx';
import { useSingleMutation } from '../../../lib/query/useSingleMutation.ts';
import { useText } from '../../../lib/text/useText.ts';
import { changeEmail } from '../api/account.ts';
import { changeEmailSchema } from '../credentialsSchema.ts';
import { useAuthFailure } from '../hooks/useAuthFailure.ts';
import { FormDialog } from '../../../components/FormDialog.tsx';
import { PasswordField } from './PasswordField.tsx';

interface ChangeEmailDialogProps {
  email: string;
  onClose: () => void;
}

/**
 * Sends a link to a new address, which becomes the account's when the user opens the link (decision 24). Shows the same text
 * whether or not another account has the address.
 */
export function ChangeEmailDialog({ email, onClose }: ChangeEmailDialogProps) {
  const t = useText();
  const { enqueueSnackbar } = useSnackbar();
  const showFailure = useAuthFailure();
  const [schema] = useState(() => changeEmailSchema(email));
  const { control, handleSubmit } = useForm({
    resolver: zodResolver(schema),
    defaultValues: { email: '', currentPassword: '' },
  });
  const { mutate, isPending } = useSingleMutation({
    mutationFn: (values: { email: string; currentPassword: string }) =>
      changeEmail(values.currentPassword, values.email),
    // The variables hold the password, so they must not be cached.
    gcTime: 0,
    onSuccess: (_, { email: next }) => {
      enqueueSnackbar(t('access.email.sent', { email: next }), {
        variant: 'success',
        autoHideDuration: 15_000,
      });
      onClose();
    },
    onError: showFailure,
  });
  const submit = handleSubmit((values) => mutate(values));
  return (
    <FormDialog
      title={t('access.email.title')}
      submitLabel={t(isPending ? 'access.working' : 'access.email.submit')}
      isBusy={isPending}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <Typography color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
        {t('access.email.text', { email })}
      </Typography>
      <FormTextField
        control={control}
        name="email"
        type="email"
        label={t('access.email.new')}
        autoComplete="email"
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

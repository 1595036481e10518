import { zodResolver } from '@hookform/resolvers/zod';
import Typography from '@mui/material/Typography';
import { useSnackbar } from 'notistack';
import { useForm } from 'react-hook-form';
import { useSingleMutation } from '../../../lib/query/useSingleMutation.ts';
import { useText } from '../../../lib/text/useText.ts';
import { changePassword } from '../api/account.ts';
import { changePasswordSchema } from '../credentialsSchema.ts';
import { useAuthFailure } from '../hooks/useAuthFailure.ts';
import { FormDialog } from '../../../components/FormDialog.tsx';
import { PasswordField } from './PasswordField.tsx';

interface ChangePasswordDialogProps {
  /** Address of the account; password managers read it. */
  email: string;
  onClose: () => void;
}

/** Changes the password: the current one first, the new one twice, by the rules of the sign-up. */
export function ChangePasswordDialog({ email, onClose }: ChangePasswordDialogProps) {
  const t = useText();
  const { enqueueSnackbar } = useSnackbar();
  const showFailure = useAuthFailure();
  const { control, handleSubmit } = useForm({
    resolver: zodResolver(changePasswordSchema),
    defaultValues: { currentPassword: '', password: '', confirmPassword: '' },
  });
  const { mutate, isPending } = useSingleMutation({
    mutationFn: ({ currentPassword, password }: { currentPassword: string; password: string }) =>
      changePassword(currentPassword, password),
    // The variables hold the passwords, so they must not be cached.
    gcTime: 0,
    onSuccess: (areOthersEnded) => {
      if (areOthersEnded) enqueueSnackbar(t('access.password.done'), { variant: 'success' });
      else {
        enqueueSnackbar(t('access.password.othersLeft'), { variant: 'warning', autoHideDuration: 15_000 });
      }
      onClose();
    },
    onError: showFailure,
  });
  const submit = handleSubmit((values) => mutate(values));
  return (
    <FormDialog
      title={t('access.password.title')}
      submitLabel={t(isPending ? 'access.working' : 'settings.password')}
      isBusy={isPending}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <Typography color="textSecondary">{t('access.password.text')}</Typography>
      <input type="email" value={email} autoComplete="username" readOnly hidden />
      <PasswordField
        control={control}
        name="currentPassword"
        label={t('access.currentPassword')}
        autoComplete="current-password"
        disabled={isPending}
      />
      <PasswordField
        control={control}
        name="password"
        label={t('access.newPassword')}
        autoComplete="new-password"
        disabled={isPending}
      />
      <PasswordField
        control={control}
        name="confirmPassword"
        label={t('auth.confirmPassword')}
        autoComplete="new-password"
        disabled={isPending}
      />
    </FormDialog>
  );
}

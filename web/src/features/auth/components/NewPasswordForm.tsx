import { zodResolver } from '@hookform/resolvers/zod';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useForm } from 'react-hook-form';
import { useText } from '../../../lib/text/useText.ts';
import { newPasswordSchema } from '../credentialsSchema.ts';
import { PasswordField } from './PasswordField.tsx';

interface NewPasswordFormProps {
  /** Address of the account; password managers read it. */
  email: string;
  isSaving: boolean;
  onSubmit: (password: string) => void;
}

/** A new password, typed twice, by the rules of the sign-up (docs/product.md §5). */
export function NewPasswordForm({ email, isSaving, onSubmit }: NewPasswordFormProps) {
  const t = useText();
  const { control, handleSubmit } = useForm({
    resolver: zodResolver(newPasswordSchema),
    defaultValues: { password: '', confirmPassword: '' },
  });
  const submit = handleSubmit(({ password }) => onSubmit(password));
  return (
    <Stack component="form" noValidate spacing={2.5} onSubmit={(event) => void submit(event)}>
      <input type="email" value={email} autoComplete="username" readOnly hidden />
      <PasswordField
        control={control}
        name="password"
        label={t('email.resetPassword.newPassword')}
        autoComplete="new-password"
      />
      <PasswordField
        control={control}
        name="confirmPassword"
        label={t('auth.confirmPassword')}
        autoComplete="new-password"
      />
      <Button type="submit" variant="contained" size="large" disabled={isSaving}>
        {t(isSaving ? 'email.working' : 'email.resetPassword.submit')}
      </Button>
      <Typography variant="caption" color="textSecondary">
        {t('email.phraseNote')}
      </Typography>
    </Stack>
  );
}

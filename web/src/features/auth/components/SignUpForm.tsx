import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { FormTextField } from '../../../components/FormTextField.tsx';
import { useAuth } from '../../../lib/session/useAuth.ts';
import { useText } from '../../../lib/text/useText.ts';
import type { Draft } from '../Draft.ts';
import { useAuthFailure } from '../hooks/useAuthFailure.ts';
import { loadedResolver } from '../loadedResolver.ts';
import { writtenLabel } from '../writtenLabel.ts';
import { PasswordField } from './PasswordField.tsx';

const signUpCheck = loadedResolver(
  async () => (await import('../credentialsResolvers.ts')).credentialsResolvers.signUp,
);

interface SignUpFormProps {
  draft: Draft;
  onDraft: (draft: Draft) => void;
  onSignedUp: (result: { emailSent: boolean }) => void;
}

/** E-mail and a password, typed twice, for a new account. */
export function SignUpForm({ draft, onDraft, onSignedUp }: SignUpFormProps) {
  const t = useText();
  const { signUp } = useAuth();
  const showFailure = useAuthFailure();
  const { control, handleSubmit, formState, getValues, subscribe } = useForm({
    resolver: signUpCheck.resolver,
    defaultValues: { email: draft.email, password: draft.password, confirmPassword: '' },
  });
  useEffect(() => {
    // Takes over what the user typed into the prerendered page.
    onDraft(getValues());
    return subscribe({ formState: { values: true }, callback: ({ values }) => onDraft(values) });
  }, [subscribe, getValues, onDraft]);
  const submit = handleSubmit(({ email, password }) => signUp(email, password).then(onSignedUp, showFailure));

  return (
    <Stack component="form" noValidate spacing={2.5} onSubmit={signUpCheck.whenLoaded(submit, showFailure)}>
      <FormTextField
        control={control}
        name="email"
        type="email"
        label={t('auth.email')}
        autoComplete="username"
        slotProps={{ inputLabel: writtenLabel }}
      />
      <PasswordField
        control={control}
        name="password"
        label={t('auth.password')}
        autoComplete="new-password"
      />
      <PasswordField
        control={control}
        name="confirmPassword"
        label={t('auth.confirmPassword')}
        autoComplete="new-password"
      />
      <Button type="submit" variant="contained" size="large" disabled={formState.isSubmitting}>
        {t(formState.isSubmitting ? 'auth.signingUp' : 'auth.signUp')}
      </Button>
      <Typography variant="caption" color="textSecondary">
        {t('auth.note')}
      </Typography>
    </Stack>
  );
}

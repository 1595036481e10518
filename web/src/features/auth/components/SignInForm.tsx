import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { FormTextField } from '../../../components/FormTextField.tsx';
import { paths } from '../../../config/paths.ts';
import { useAuth } from '../../../lib/session/useAuth.ts';
import { useText } from '../../../lib/text/useText.ts';
import type { Draft } from '../Draft.ts';
import { useAuthFailure } from '../hooks/useAuthFailure.ts';
import { loadedResolver } from '../loadedResolver.ts';
import { writtenLabel } from '../writtenLabel.ts';
import { PasswordField } from './PasswordField.tsx';

const signInCheck = loadedResolver(
  async () => (await import('../credentialsResolvers.ts')).credentialsResolvers.signIn,
);

interface SignInFormProps {
  draft: Draft;
  onDraft: (draft: Draft) => void;
  onSignedIn: () => void;
}

/** E-mail and password of an existing account. */
export function SignInForm({ draft, onDraft, onSignedIn }: SignInFormProps) {
  const t = useText();
  const { signIn } = useAuth();
  const showFailure = useAuthFailure();
  const { control, handleSubmit, formState, getValues, subscribe } = useForm({
    resolver: signInCheck.resolver,
    defaultValues: { email: draft.email, password: draft.password },
  });
  useEffect(() => {
    // Takes over what the user typed into the prerendered page.
    onDraft(getValues());
    return subscribe({ formState: { values: true }, callback: ({ values }) => onDraft(values) });
  }, [subscribe, getValues, onDraft]);
  const submit = handleSubmit(({ email, password }) => signIn(email, password).then(onSignedIn, showFailure));

  return (
    <Stack component="form" noValidate spacing={2.5} onSubmit={signInCheck.whenLoaded(submit, showFailure)}>
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
        autoComplete="current-password"
      />
      <Button type="submit" variant="contained" size="large" disabled={formState.isSubmitting}>
        {t(formState.isSubmitting ? 'auth.signingIn' : 'auth.signIn')}
      </Button>
      <Button component={Link} to={paths.forgotPassword}>
        {t('auth.forgot')}
      </Button>
    </Stack>
  );
}

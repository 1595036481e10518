import { zodResolver } from '@hookform/resolvers/zod';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useForm } from 'react-hook-form';
import { Link, useLocation } from 'react-router-dom';
import { FormTextField } from '../../../components/FormTextField.tsx';
import { paths } from '../../../config/paths.ts';
import { logProblem } from '../../../lib/log/logProblem.ts';
import { useSingleMutation } from '../../../lib/query/useSingleMutation.ts';
import { useText } from '../../../lib/text/useText.ts';
import { sendPasswordLink } from '../api/emailActions.ts';
import { forgotPasswordSchema } from '../credentialsSchema.ts';
import { EmailActionError } from '../EmailActionError.ts';
import { useCooldown } from '../hooks/useCooldown.ts';
import { readPasswordLinkState } from '../passwordLinkState.ts';
import { EmailFrame } from './EmailFrame.tsx';

/** /auth/forgot-password: sends a link to set a new password. Shows the same text whether or not the address has an account. */
export function ForgotPasswordPage() {
  const t = useText();
  const state: unknown = useLocation().state;
  const { control, handleSubmit } = useForm({
    resolver: zodResolver(forgotPasswordSchema),
    defaultValues: { email: readPasswordLinkState(state) },
  });
  const sending = useSingleMutation({
    mutationFn: async (email: string) => {
      await sendPasswordLink(email);
      return email;
    },
    onSuccess: () => start(),
    onError: (error) => logProblem('A link for a new password could not be sent', error.cause),
  });
  const sentTo = sending.data;
  const { secondsLeft, start } = useCooldown('passwordLink');
  const isLimited = sending.error instanceof EmailActionError && sending.error.failure === 'tooMany';
  const submit = handleSubmit(({ email }) => {
    if (secondsLeft === 0) sending.mutate(email);
  });

  return (
    <EmailFrame
      title={t(sentTo === undefined ? 'email.forgot.title' : 'email.forgot.sent')}
      text={sentTo === undefined ? t('email.forgot.text') : t('email.forgot.sentText', { email: sentTo })}
    >
      {sending.isError && (
        <Alert severity="error">{t(isLimited ? 'email.tooMany' : 'common.serverUnreachable')}</Alert>
      )}
      <Stack component="form" noValidate spacing={2.5} onSubmit={(event) => void submit(event)}>
        <FormTextField
          control={control}
          name="email"
          type="email"
          label={t('auth.email')}
          autoComplete="username"
          disabled={sending.isPending}
        />
        <Button
          type="submit"
          variant="contained"
          size="large"
          disabled={sending.isPending || secondsLeft > 0}
        >
          {t(
            sending.isPending
              ? 'email.working'
              : sentTo === undefined
                ? 'email.forgot.submit'
                : 'email.forgot.again',
          )}
        </Button>
        {secondsLeft > 0 && (
          <Typography variant="caption" color="textSecondary">
            {t('email.forgot.wait', { seconds: secondsLeft })}
          </Typography>
        )}
        <Typography variant="caption" color="textSecondary">
          {t('email.phraseNote')}
        </Typography>
      </Stack>
      <Button component={Link} to={paths.auth}>
        {t('email.toSignIn')}
      </Button>
    </EmailFrame>
  );
}

import { API_KEYS_A_DAY_UNCONFIRMED } from '@everything-wallet/core/documents/apiKey';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { useSnackbar } from 'notistack';
import { logProblem } from '../../../lib/log/logProblem.ts';
import { useSingleMutation } from '../../../lib/query/useSingleMutation.ts';
import { useText } from '../../../lib/text/useText.ts';
import { readEmailConfirmation, sendConfirmation } from '../api/emailConfirmation.ts';
import { emailConfirmationKey } from '../emailConfirmationKey.ts';
import { useCooldown } from '../hooks/useCooldown.ts';

interface EmailConfirmationProps {
  userId: string;
  email: string;
}

/**
 * Notice that an e-mail address is not confirmed, with its consequences and a button that sends the link again (decision 24).
 * Checks again whenever the user returns to the page; shows nothing while the state is unknown.
 */
export function EmailConfirmation({ userId, email }: EmailConfirmationProps) {
  const t = useText();
  const { enqueueSnackbar } = useSnackbar();
  const { data: isConfirmed } = useQuery({
    queryKey: [...emailConfirmationKey, userId],
    queryFn: async () => (await readEmailConfirmation()) ?? null,
    refetchOnWindowFocus: 'always',
  });
  const { secondsLeft, start } = useCooldown(`confirmation ${userId}`);
  const sending = useSingleMutation({
    mutationFn: sendConfirmation,
    onSuccess: () => {
      start();
      enqueueSnackbar(t('settings.emailSent', { email }), { variant: 'success' });
    },
    onError: (error) => {
      logProblem('The confirmation email could not be sent', error);
      enqueueSnackbar(t('settings.emailSendFailed'), { variant: 'error' });
    },
  });
  if (isConfirmed !== false) return null;
  return (
    <Alert
      severity="warning"
      sx={{ my: 1.5, '& .MuiAlert-message': { overflowWrap: 'anywhere' } }}
      action={
        <Button
          color="inherit"
          size="small"
          disabled={sending.isPending || secondsLeft > 0}
          onClick={() => sending.mutate()}
        >
          {secondsLeft > 0 ? t('settings.emailWait', { seconds: secondsLeft }) : t('settings.emailSend')}
        </Button>
      }
    >
      <AlertTitle>{t('settings.emailUnconfirmed')}</AlertTitle>
      {t('settings.emailUnconfirmedText', { few: API_KEYS_A_DAY_UNCONFIRMED })}
    </Alert>
  );
}

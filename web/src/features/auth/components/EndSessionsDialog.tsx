import Typography from '@mui/material/Typography';
import { useSnackbar } from 'notistack';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../../config/paths.ts';
import { CallableError } from '../../../lib/firebase/CallableError.ts';
import { logProblem } from '../../../lib/log/logProblem.ts';
import { useSingleMutation } from '../../../lib/query/useSingleMutation.ts';
import { useAuth } from '../../../lib/session/useAuth.ts';
import { useText } from '../../../lib/text/useText.ts';
import { endSessions } from '../api/account.ts';
import { FormDialog } from '../../../components/FormDialog.tsx';

interface EndSessionsDialogProps {
  onClose: () => void;
}

/** Ends every session of the account, including this browser's: it signs out too, and reports it. */
export function EndSessionsDialog({ onClose }: EndSessionsDialogProps) {
  const t = useText();
  const navigate = useNavigate();
  const { enqueueSnackbar } = useSnackbar();
  const { signOut } = useAuth();
  const { mutate, isPending } = useSingleMutation({
    mutationFn: async () => {
      await endSessions();
      await signOut();
    },
    onSuccess: () => {
      enqueueSnackbar(t('access.sessions.done'), { variant: 'success' });
      void navigate(paths.auth);
    },
    onError: (error) => {
      logProblem('The sessions could not be ended', error);
      const sentence = error instanceof CallableError ? error.serverMessage : undefined;
      enqueueSnackbar(sentence ?? t('access.sessions.failed'), { variant: 'error' });
      onClose();
    },
  });
  return (
    <FormDialog
      title={t('access.sessions.title')}
      submitLabel={t(isPending ? 'access.working' : 'settings.sessions')}
      isBusy={isPending}
      onSubmit={() => mutate()}
      onClose={onClose}
    >
      <Typography color="textSecondary">{t('access.sessions.text')}</Typography>
    </FormDialog>
  );
}

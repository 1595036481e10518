import { useSnackbar } from 'notistack';
import { useNavigate } from 'react-router-dom';
import { paths } from '../config/paths.ts';
import { logProblem } from '../lib/log/logProblem.ts';
import { useAuth } from '../lib/session/useAuth.ts';
import { useText } from '../lib/text/useText.ts';

/** Ends the session and goes to /auth, within 3 s also if no server answers; a failure is reported. */
export function useLogout(): () => Promise<void> {
  const t = useText();
  const navigate = useNavigate();
  const { enqueueSnackbar } = useSnackbar();
  const { signOut } = useAuth();
  return async () => {
    try {
      await signOut(true);
      void navigate(paths.auth);
    } catch (error) {
      logProblem('Failed to logout', error);
      enqueueSnackbar(t('auth.error.logout'), { variant: 'error' });
    }
  };
}

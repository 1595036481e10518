import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { paths } from '../../../config/paths.ts';
import { useText } from '../../../lib/text/useText.ts';
import type { EmailAction } from '../api/emailActions.ts';
import { passwordLinkState } from '../passwordLinkState.ts';
import type { ActionLink } from '../readActionLink.ts';
import { EmailFrame } from './EmailFrame.tsx';

interface EmailActionDoneProps {
  link: ActionLink;
  action: EmailAction;
}

/** Result of a followed link, and a link to continue. */
export function EmailActionDone({ link: { mode, continuePath }, action: { email } }: EmailActionDoneProps) {
  const t = useText();
  return (
    <EmailFrame title={t(`email.${mode}.done`)} text={t(`email.${mode}.doneText`, { email })}>
      {mode === 'resetPassword' && (
        <>
          <Typography variant="body2" color="textSecondary">
            {t('email.phraseNote')}
          </Typography>
          <Alert severity="info">{t('email.resetPassword.check')}</Alert>
        </>
      )}
      {mode === 'recoverEmail' && (
        <Button
          component={Link}
          to={paths.forgotPassword}
          state={passwordLinkState(email)}
          variant="contained"
          size="large"
        >
          {t('email.recoverEmail.reset')}
        </Button>
      )}
      {mode === 'verifyEmail' ? (
        <Button component={Link} to={continuePath ?? paths.wallet} variant="contained" size="large">
          {t('email.continue')}
        </Button>
      ) : (
        <Button
          component={Link}
          to={paths.auth}
          variant={mode === 'recoverEmail' ? 'text' : 'contained'}
          size="large"
        >
          {t('email.toSignIn')}
        </Button>
      )}
    </EmailFrame>
  );
}

import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { supportEmail } from '@everything-wallet/core/texts/supportEmail';
import { paths } from '../../../config/paths.ts';
import { useText } from '../../../lib/text/useText.ts';
import type { ActionMode } from '../readActionLink.ts';
import { EmailFrame } from './EmailFrame.tsx';

interface EmailActionFailedProps {
  mode: ActionMode;
  failure: 'invalid' | 'expired' | 'disabled' | 'taken';
}

/** A link that no longer works, not even after a retry: possible reasons, and what to do instead. */
export function EmailActionFailed({ mode, failure }: EmailActionFailedProps) {
  const t = useText();
  const text =
    failure === 'disabled' || failure === 'taken'
      ? t(`email.${failure}Text`, { support: supportEmail })
      : t(`email.${failure}.${mode}`, { support: supportEmail });
  const canRequestNew = failure === 'invalid' || failure === 'expired';
  return (
    <EmailFrame title={t(`email.${failure}`)} text={text}>
      {canRequestNew && mode === 'resetPassword' && (
        <Button component={Link} to={paths.forgotPassword} variant="contained" size="large">
          {t('email.newLink')}
        </Button>
      )}
      {canRequestNew && mode === 'verifyEmail' && (
        <Button component={Link} to={paths.settings} variant="contained" size="large">
          {t('email.openSettings')}
        </Button>
      )}
      <Button component={Link} to={paths.auth}>
        {t('email.toSignIn')}
      </Button>
    </EmailFrame>
  );
}

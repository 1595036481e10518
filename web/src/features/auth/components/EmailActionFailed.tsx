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

/** A link that does nothing, also not when it is tried again: why that may be, and what to do instead. */
export function EmailActionFailed({ mode, failure }: EmailActionFailedProps) {
  const t = useText();
  const text =
    failure === 'disabled' || failure === 'taken'
      ? t(`email.${failure}Text`, { support: supportEmail })
      : t(`email.${failure}.${mode}`, { support: supportEmail });
  const canAskAnew = failure === 'invalid' || failure === 'expired';
  return (
    <EmailFrame title={t(`email.${failure}`)} text={text}>
      {canAskAnew && mode === 'resetPassword' && (
        <Button component={Link} to={paths.forgotPassword} variant="contained" size="large">
          {t('email.newLink')}
        </Button>
      )}
      {canAskAnew && mode === 'verifyEmail' && (
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

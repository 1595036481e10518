import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { useText } from '../../../lib/text/useText.ts';
import type { UnknownOutcome } from './useUnknownOutcome.ts';

interface UnknownOutcomeAlertProps {
  outcome: UnknownOutcome;
}

/** Explains why an account cannot sign, and, once waiting no longer helps, allows sending anyway. */
export function UnknownOutcomeAlert({ outcome }: UnknownOutcomeAlertProps) {
  const t = useText();
  if (!outcome.isUnknown) return null;
  return (
    <Alert
      severity="error"
      action={
        <Button color="inherit" size="small" onClick={outcome.check}>
          {t('send.uncertain.check')}
        </Button>
      }
    >
      {t(outcome.isRefused ? 'send.uncertain.refused' : 'send.error.uncertain')}
      {outcome.setAside && (
        <>
          {' '}
          {t(outcome.isRefused ? 'send.uncertain.both' : 'send.uncertain.stuck')}{' '}
          <Link component="button" type="button" color="inherit" onClick={outcome.setAside}>
            {t('send.uncertain.setAside')}
          </Link>
        </>
      )}
    </Alert>
  );
}

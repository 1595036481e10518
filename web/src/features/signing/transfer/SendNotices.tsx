import Alert from '@mui/material/Alert';
import { useText } from '../../../lib/text/useText.ts';
import type { SendFormState } from './SendFormState.ts';

interface SendNoticesProps {
  form: Pick<SendFormState, 'isNetworkChanged' | 'isSenderChanged' | 'isWatchOnly'>;
}

/** Reasons why nothing can be sent from this form. */
export function SendNotices({ form }: SendNoticesProps) {
  const t = useText();
  return (
    <>
      {form.isNetworkChanged && <Alert severity="error">{t('send.error.networkChanged')}</Alert>}
      {form.isSenderChanged && <Alert severity="error">{t('send.error.senderChanged')}</Alert>}
      {form.isWatchOnly && <Alert severity="warning">{t('send.error.watchOnly')}</Alert>}
    </>
  );
}

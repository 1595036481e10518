import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Link from '@mui/material/Link';
import { paths } from '../../../config/paths.ts';
import { useText } from '../../../lib/text/useText.ts';

/** Explains that the session ended while words are on the page, and how to continue. */
export function SessionOver() {
  const t = useText();
  return (
    <Alert severity="error" sx={{ mb: 3 }}>
      <AlertTitle sx={{ fontWeight: 650 }}>{t('phrase.sessionOver.title')}</AlertTitle>
      {t('phrase.sessionOver.text')}{' '}
      <Link href={paths.auth} target="_blank" rel="noopener" color="inherit">
        {t('phrase.sessionOver.signIn')}
      </Link>
    </Alert>
  );
}

import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useLoaded } from '../../../components/useLoaded.ts';
import { useText } from '../../../lib/text/useText.ts';
import type { TryItProps } from './TryIt.tsx';

const load = async () => (await import('./TryIt.tsx')).TryIt;

/** Form to try a call, loaded when it is opened. */
export function LoadedTryIt(props: TryItProps) {
  const t = useText();
  const loaded = useLoaded(load);
  if (loaded.status === 'loading') return t('common.loading');
  if (loaded.status === 'failed') {
    return (
      <Alert
        severity="error"
        sx={{ mt: 2 }}
        action={<Button onClick={loaded.retry}>{t('common.retry')}</Button>}
      >
        {t('common.error.notLoaded')}
      </Alert>
    );
  }
  const TryIt = loaded.value;
  return <TryIt {...props} />;
}

import Alert from '@mui/material/Alert';
import { useSyncExternalStore } from 'react';
import { useText } from '../lib/text/useText.ts';

function subscribe(onChange: () => void): () => void {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
}

/** Says that the browser has no connection, for as long as it has none. */
export function OfflineBanner() {
  const t = useText();
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine);
  if (isOnline) return null;
  return (
    <Alert severity="warning" variant="filled" sx={{ borderRadius: 0, justifyContent: 'center' }}>
      {t('common.offline')}
    </Alert>
  );
}

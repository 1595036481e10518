import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useText } from '../lib/text/useText.ts';
import { useIsOnline } from './useIsOnline.ts';

interface PriceErrorProps {
  /** Description of the failure. */
  text: string;
  onRetry: () => void;
}

/** Reports that prices could not be loaded, beside the values that need none. */
export function PriceError({ text, onRetry }: PriceErrorProps) {
  const t = useText();
  const isOnline = useIsOnline();
  return (
    <Alert
      severity="error"
      action={
        <Button color="inherit" size="small" onClick={onRetry}>
          {t('common.retry')}
        </Button>
      }
    >
      {isOnline ? text : t('common.offlineTitle')}
    </Alert>
  );
}

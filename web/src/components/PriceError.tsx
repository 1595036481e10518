import Alert from '@mui/material/Alert';
import { RetryAction } from './RetryAction.tsx';
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
    <Alert severity="error" action={<RetryAction onRetry={onRetry} />}>
      {isOnline ? text : t('common.offlineTitle')}
    </Alert>
  );
}

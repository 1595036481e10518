import Alert from '@mui/material/Alert';
import { RetryAction } from './RetryAction.tsx';
import { useText } from '../lib/text/useText.ts';
import { useIsOnline } from './useIsOnline.ts';

interface PriceErrorProps {
  /** What happened. */
  text: string;
  onRetry: () => void;
}

/** Says that prices could not be loaded, beside what is known without them. */
export function PriceError({ text, onRetry }: PriceErrorProps) {
  const t = useText();
  const isOnline = useIsOnline();
  return (
    <Alert severity="error" action={<RetryAction onRetry={onRetry} />}>
      {isOnline ? text : t('common.offlineTitle')}
    </Alert>
  );
}

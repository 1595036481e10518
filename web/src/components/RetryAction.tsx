import Button from '@mui/material/Button';
import type { SxProps } from '@mui/material/styles';
import { useText } from '../lib/text/useText.ts';

interface RetryActionProps {
  onRetry: () => void;
  sx?: SxProps;
}

/** Button of an alert that retries what has failed. */
export function RetryAction({ onRetry, sx }: RetryActionProps) {
  const t = useText();
  return (
    <Button color="inherit" size="small" onClick={onRetry} {...(sx && { sx })}>
      {t('common.retry')}
    </Button>
  );
}

import CloudOffRounded from '@mui/icons-material/CloudOffRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { useText } from '../lib/text/useText.ts';
import { useIsOnline } from './useIsOnline.ts';

interface ErrorStateProps {
  title: string;
  text?: string;
  onRetry: () => void;
}

/**
 * Shown by a list or card that could not be loaded: the failure, and a button to try again. Offline it names
 * the lost connection instead, and retries by itself once online.
 */
export function ErrorState({ title, text, onRetry }: ErrorStateProps) {
  const t = useText();
  const isOnline = useIsOnline();
  const wasOffline = useRef(false);
  useEffect(() => {
    if (isOnline && wasOffline.current) onRetry();
    wasOffline.current = !isOnline;
  }, [isOnline, onRetry]);

  const shownText = isOnline ? text : t('common.offlineText');
  return (
    <Box
      role="alert"
      sx={{ display: 'grid', justifyItems: 'center', gap: 1, py: 3, px: 2, textAlign: 'center' }}
    >
      <CloudOffRounded color={isOnline ? 'error' : 'warning'} aria-hidden="true" />
      <Typography sx={{ fontWeight: 600 }}>{isOnline ? title : t('common.offlineTitle')}</Typography>
      {shownText && (
        <Typography variant="body2" color="textSecondary">
          {shownText}
        </Typography>
      )}
      <Button size="small" variant="outlined" onClick={onRetry} sx={{ mt: 1 }}>
        {t('common.retry')}
      </Button>
    </Box>
  );
}

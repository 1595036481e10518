import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { SILENCE_MS } from '../lib/time/silence.ts';
import { useText } from '../lib/text/useText.ts';
import { LightButton } from './LightButton.tsx';
import { useIsOnline } from './useIsOnline.ts';

interface SlowNoticeProps {
  onRetry: () => void;
  /** True for a single line within a row. */
  isCompact?: boolean;
}

/**
 * Accompanies a loading state: empty at first; after a while it reports that loading is slow, with a button
 * to try again.
 */
export function SlowNotice({ onRetry, isCompact = false }: SlowNoticeProps) {
  const t = useText();
  const isOnline = useIsOnline();
  const [attempt, setAttempt] = useState(0);
  const [slowAttempt, setSlowAttempt] = useState<number>();
  useEffect(() => {
    const timer = setTimeout(() => setSlowAttempt(attempt), SILENCE_MS);
    return () => clearTimeout(timer);
  }, [attempt]);

  if (slowAttempt !== attempt) return null;
  return (
    <Box
      role="alert"
      sx={{
        display: 'flex',
        flexDirection: isCompact ? 'row' : 'column',
        alignItems: 'center',
        gap: 1,
        ...(!isCompact && { p: 2, textAlign: 'center' }),
      }}
    >
      <Typography variant={isCompact ? 'caption' : 'body1'}>
        {t(isOnline ? 'common.slow' : 'common.offlineWait')}
      </Typography>
      {/* Offline, a retry would only fail, and a reload would lose the application. */}
      {isOnline && (
        <LightButton
          variant={isCompact ? 'text' : 'outlined'}
          onClick={() => {
            setAttempt(attempt + 1);
            onRetry();
          }}
        >
          {t('common.retry')}
        </LightButton>
      )}
    </Box>
  );
}

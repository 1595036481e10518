import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useText } from '../lib/text/useText.ts';
import { SlowNotice } from './SlowNotice.tsx';

interface PageLoadingProps {
  text?: string;
  /** Called from the notice for slow loading; without it, the page is reloaded. */
  onRetry?: () => void;
}

function reload(): void {
  window.location.reload();
}

/** Fills a screen while it loads; shows a notice where that takes long. */
export function PageLoading({ text, onRetry = reload }: PageLoadingProps) {
  const t = useText();
  return (
    <Box sx={{ minHeight: '60vh', display: 'grid', placeContent: 'center', justifyItems: 'center', gap: 2 }}>
      <Box
        aria-hidden="true"
        sx={{
          width: 28,
          height: 28,
          justifySelf: 'center',
          border: '3px solid',
          borderColor: 'divider',
          borderTopColor: 'primary.main',
          borderRadius: '50%',
          '@keyframes turn': { to: { rotate: '1turn' } },
          animation: 'turn 900ms linear infinite',
          '@media (prefers-reduced-motion: reduce)': { animation: 'none' },
        }}
      />
      <Typography role="status" color="textSecondary">
        {text ?? t('common.loading')}
      </Typography>
      <SlowNotice onRetry={onRetry} />
    </Box>
  );
}

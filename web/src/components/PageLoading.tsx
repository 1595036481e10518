import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useText } from '../lib/text/useText.ts';

interface PageLoadingProps {
  text?: string;
}

/** Fills a screen while what it needs is on its way. */
export function PageLoading({ text }: PageLoadingProps) {
  const t = useText();
  return (
    <Box
      role="status"
      sx={{ minHeight: '60vh', display: 'grid', placeContent: 'center', justifyItems: 'center', gap: 2 }}
    >
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
      <Typography color="textSecondary">{text ?? t('common.loading')}</Typography>
    </Box>
  );
}

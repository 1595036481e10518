import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
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
      <CircularProgress size={28} aria-hidden="true" />
      <Typography color="textSecondary">{text ?? t('common.loading')}</Typography>
    </Box>
  );
}

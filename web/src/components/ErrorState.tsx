import CloudOffRounded from '@mui/icons-material/CloudOffRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useText } from '../lib/text/useText.ts';

interface ErrorStateProps {
  title: string;
  text?: string;
  onRetry: () => void;
}

/** What a list or card shows when it could not be loaded: what happened, and a way to try again. */
export function ErrorState({ title, text, onRetry }: ErrorStateProps) {
  const t = useText();
  return (
    <Box
      role="alert"
      sx={{ display: 'grid', justifyItems: 'center', gap: 1, py: 3, px: 2, textAlign: 'center' }}
    >
      <CloudOffRounded color="error" aria-hidden="true" />
      <Typography sx={{ fontWeight: 600 }}>{title}</Typography>
      {text && (
        <Typography variant="body2" color="textSecondary">
          {text}
        </Typography>
      )}
      <Button size="small" variant="outlined" onClick={onRetry} sx={{ mt: 1 }}>
        {t('common.retry')}
      </Button>
    </Box>
  );
}

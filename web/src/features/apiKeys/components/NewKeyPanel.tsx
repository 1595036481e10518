import KeyRounded from '@mui/icons-material/KeyRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useSnackbar } from 'notistack';
import { useEffect, useRef } from 'react';
import { CopyButton } from '../../../components/CopyButton.tsx';
import { useText } from '../../../lib/text/useText.ts';

interface NewKeyPanelProps {
  apiKey: string;
  onDone: () => void;
}

/** Shows a new key in full, with a button that copies it. */
export function NewKeyPanel({ apiKey, onDone }: NewKeyPanelProps) {
  const t = useText();
  const { enqueueSnackbar } = useSnackbar();
  const heading = useRef<HTMLHeadingElement>(null);
  // The dialog that created the key is closed: screen readers continue here.
  useEffect(() => heading.current?.focus(), [apiKey]);
  return (
    <Card
      component="section"
      aria-labelledby="new-key-title"
      data-testid="new-api-key"
      sx={{ p: { xs: 2, sm: 3 }, borderColor: 'primary.main' }}
    >
      <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'flex-start' }}>
        <KeyRounded color="primary" aria-hidden="true" />
        <Box sx={{ minWidth: 0 }}>
          <Typography
            ref={heading}
            id="new-key-title"
            variant="h3"
            component="h2"
            tabIndex={-1}
            sx={{ outline: 'none' }}
          >
            {t('portal.newKey')}
          </Typography>
          <Typography variant="body2" color="textSecondary">
            {t('portal.newKey.text')}
          </Typography>
        </Box>
      </Box>
      <Box
        translate="no"
        sx={{
          my: 2,
          px: 2,
          py: 1.5,
          borderRadius: '10px',
          bgcolor: 'background.default',
          fontFamily: 'monospace',
          fontSize: '0.9375rem',
          overflowWrap: 'anywhere',
          userSelect: 'all',
        }}
      >
        {apiKey}
      </Box>
      <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
        <CopyButton
          variant="contained"
          value={apiKey}
          label={t('portal.newKey.copy')}
          copiedLabel={t('portal.newKey.copied')}
          onCopied={() => enqueueSnackbar(t('portal.copied'), { variant: 'success' })}
        />
        <Button onClick={onDone}>{t('portal.newKey.done')}</Button>
      </Box>
    </Card>
  );
}

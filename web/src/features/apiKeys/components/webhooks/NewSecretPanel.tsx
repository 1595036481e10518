import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useSnackbar } from 'notistack';
import { useEffect, useId, useRef } from 'react';
import { CopyButton } from '../../../../components/CopyButton.tsx';
import { formatTime } from '../../../../lib/format/formatTime.ts';
import { useText } from '../../../../lib/text/useText.ts';

export interface NewSecret {
  readonly url: string;
  readonly secret: string;
  /** Time until which the previous secret is valid, in ms since 1970; absent of a new webhook. */
  readonly previousValidUntil?: number;
}

interface NewSecretPanelProps {
  newSecret: NewSecret;
  onDone: () => void;
}

/** Shows the secret of a webhook, which the API returns only once, with a button that copies it. */
export function NewSecretPanel({
  newSecret: { url, secret, previousValidUntil },
  onDone,
}: NewSecretPanelProps) {
  const t = useText();
  const { enqueueSnackbar } = useSnackbar();
  const titleId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  // The dialog that requested the secret is closed: screen readers continue here.
  useEffect(() => heading.current?.focus(), [secret]);
  return (
    <Box
      role="group"
      aria-labelledby={titleId}
      data-testid="new-webhook-secret"
      sx={{
        mx: { xs: 2, sm: 3 },
        mb: 2,
        p: 2,
        border: 1,
        borderColor: 'primary.main',
        borderRadius: '10px',
      }}
    >
      <Typography
        ref={heading}
        id={titleId}
        component="h3"
        tabIndex={-1}
        sx={{ outline: 'none', fontWeight: 620 }}
      >
        {t('webhooks.secret')}
      </Typography>
      <Typography variant="body2" translate="no" sx={{ overflowWrap: 'anywhere' }}>
        <bdi dir="ltr">{url}</bdi>
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {t('webhooks.secret.text')}
      </Typography>
      {previousValidUntil !== undefined && (
        <Typography variant="body2" color="textSecondary">
          {t('webhooks.secret.formerUntil', { time: formatTime(new Date(previousValidUntil)) })}
        </Typography>
      )}
      <Box
        translate="no"
        dir="ltr"
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
        {secret}
      </Box>
      <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
        <CopyButton
          variant="contained"
          value={secret}
          label={t('webhooks.secret.copy')}
          copiedLabel={t('portal.quickStart.copied')}
          onCopied={() => enqueueSnackbar(t('webhooks.secret.copied'), { variant: 'success' })}
        />
        <Button onClick={onDone}>{t('portal.newKey.done')}</Button>
      </Box>
    </Box>
  );
}

import { shortenAddress } from '@everything-wallet/core/accounts/shortenAddress';
import CheckRounded from '@mui/icons-material/CheckRounded';
import ContentCopyRounded from '@mui/icons-material/ContentCopyRounded';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useSnackbar } from 'notistack';
import { useCopy } from '../../../components/useCopy.ts';
import { useText } from '../../../lib/text/useText.ts';

interface CopyableTextProps {
  /** Address or hash; shown shortened, copied in full. */
  value: string;
  /** Label of the copy button. */
  copyLabel: string;
}

/** Shortened address or hash, with a button that copies it in full. */
export function CopyableText({ value, copyLabel }: CopyableTextProps) {
  const t = useText();
  const { enqueueSnackbar } = useSnackbar();
  const { isCopied, copy } = useCopy();
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5, maxWidth: '100%' }}>
      <Typography
        component="span"
        title={value}
        translate="no"
        // An already shortened text must not be cut again: it stays on one line, and the row around it wraps.
        sx={{ fontFamily: 'monospace', fontSize: '0.875rem', whiteSpace: 'nowrap' }}
      >
        {shortenAddress(value)}
      </Typography>
      <IconButton
        aria-label={copyLabel}
        edge="end"
        sx={{ width: 44, height: 44 }}
        onClick={() => {
          void copy(value).then((done) => {
            if (done) enqueueSnackbar(t('common.copied'), { variant: 'success' });
          });
        }}
      >
        {isCopied ? <CheckRounded fontSize="small" /> : <ContentCopyRounded fontSize="small" />}
      </IconButton>
    </Box>
  );
}

import { shortenAddress } from '@everything-wallet/core/accounts/shortenAddress';
import type { WalletAddress } from '@everything-wallet/core/documents/walletAddress';
import CheckRounded from '@mui/icons-material/CheckRounded';
import ContentCopyRounded from '@mui/icons-material/ContentCopyRounded';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useSnackbar } from 'notistack';
import { useCopy } from '../../../components/useCopy.ts';
import { useText } from '../../../lib/text/useText.ts';

interface AddressLineProps {
  walletAddress: Pick<WalletAddress, 'address' | 'watch_only'>;
  /** True if the address is only the last known one: it is not offered for receiving before it is confirmed. */
  isLastKnown?: boolean;
}

/** The primary address, shortened and copyable; for an address without a key, a notice instead. */
export function AddressLine({ walletAddress, isLastKnown = false }: AddressLineProps) {
  const t = useText();
  const { enqueueSnackbar } = useSnackbar();
  const { isCopied, copy } = useCopy();
  const { address, watch_only: isWatchOnly } = walletAddress;

  if (isWatchOnly) {
    return (
      <Alert severity="warning" sx={{ flex: 1 }}>
        <strong>{t('home.watchOnly')}</strong> {shortenAddress(address)}
        <br />
        {t('home.watchOnlyText')}
      </Alert>
    );
  }
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
      <Typography
        data-testid="primary-address"
        title={address}
        translate="no"
        sx={{ fontFamily: 'monospace', fontSize: '0.875rem', color: 'text.secondary' }}
      >
        {shortenAddress(address)}
      </Typography>
      <IconButton
        size="small"
        disabled={isLastKnown}
        aria-label={t('home.copyAddress')}
        onClick={() => {
          void copy(address).then((done) => {
            if (done) enqueueSnackbar(t('receive.copied'), { variant: 'success' });
          });
        }}
      >
        {isCopied ? <CheckRounded fontSize="small" /> : <ContentCopyRounded fontSize="small" />}
      </IconButton>
    </Box>
  );
}

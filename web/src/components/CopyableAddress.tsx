import { shortenAddress } from '@everything-wallet/core/accounts/shortenAddress';
import CheckRounded from '@mui/icons-material/CheckRounded';
import ContentCopyRounded from '@mui/icons-material/ContentCopyRounded';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useSnackbar } from 'notistack';
import { useText } from '../lib/text/useText.ts';
import { useCopy } from './useCopy.ts';

interface CopyableAddressProps {
  /** Checksum address. */
  address: string;
  /** Label of the button, which names the owner of the address. */
  copyLabel: string;
}

/** An address, full where there is space and shortened on a phone, with a button that copies it. */
export function CopyableAddress({ address, copyLabel }: CopyableAddressProps) {
  const t = useText();
  const { enqueueSnackbar } = useSnackbar();
  const { isCopied, copy } = useCopy();
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5, minWidth: 0 }}>
      <Typography
        title={address}
        translate="no"
        data-testid="address"
        sx={{ fontFamily: 'monospace', fontSize: '0.875rem', color: 'text.secondary', minWidth: 0 }}
      >
        <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
          {address}
        </Box>
        <Box component="span" sx={{ display: { xs: 'inline', sm: 'none' } }}>
          {shortenAddress(address)}
        </Box>
      </Typography>
      <IconButton
        aria-label={copyLabel}
        onClick={() => {
          void copy(address).then((done) => {
            if (done) enqueueSnackbar(t('receive.copied'), { variant: 'success' });
          });
        }}
        sx={{ width: 44, height: 44 }}
      >
        {isCopied ? <CheckRounded fontSize="small" /> : <ContentCopyRounded fontSize="small" />}
      </IconButton>
    </Box>
  );
}

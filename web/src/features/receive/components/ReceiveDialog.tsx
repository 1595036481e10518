import { hasPublishedKey } from '@everything-wallet/core/accounts/hasPublishedKey';
import type { NetworkId } from '@everything-wallet/core/networks/networks';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useSnackbar } from 'notistack';
import { QRCodeSVG } from 'qrcode.react';
import { useState } from 'react';
import { CopyButton } from '../../../components/CopyButton.tsx';
import { LastKnown } from '../../../components/LastKnown.tsx';
import { RenamedTo } from '../../../components/RenamedTo.tsx';
import { AssetIcon } from '../../../components/AssetIcon.tsx';
import { useSwitchedOnNetworks } from '../../../lib/network/useSwitchedOnNetworks.ts';
import { useExpectingCoins } from '../../../lib/refresh/useExpectingCoins.ts';
import { useText } from '../../../lib/text/useText.ts';
import { useKeyCheck } from '../../../lib/vault/useKeyCheck.ts';
import { nativeTokenId, receivableTokens, type ReceivableToken } from '../receivableTokens.ts';

/** Edge length of the QR code in px, at error correction level H (docs/product.md §9). */
const QR_SIZE = 192;

interface ReceiveDialogProps {
  /** The user's checksum address; undefined without one to receive on. */
  address: string | undefined;
  /** True if no one holds the address's key, so that nothing should be sent to it. */
  isWatchOnly: boolean;
  /** BIP-44 address index of its key; null without one. */
  derivationIndex: number | null;
  /** Time of a last known address, where the current one cannot be read. */
  asOf?: Date | undefined;
  networkId: NetworkId;
  /** Token selected at first; defaults to the network's coin. */
  initialTokenId?: string | undefined;
  /** One of the user's own tokens, listed beside the built-in ones. */
  customToken?: Omit<ReceivableToken, 'address' | 'isSample'> | undefined;
  onClose: () => void;
}

/** Shows where to send a token, as a QR code and as text (docs/product.md §2, Receive dialog). */
export function ReceiveDialog({
  address,
  isWatchOnly,
  derivationIndex,
  asOf,
  onClose,
  ...panel
}: ReceiveDialogProps) {
  const t = useText();
  useExpectingCoins();
  const account =
    address === undefined
      ? undefined
      : { address, derivation_index: derivationIndex, watch_only: isWatchOnly };
  const checkOf = useKeyCheck(account ? [account] : []);
  const check = account && checkOf(account);
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby="receive-title">
      <DialogTitle id="receive-title">{t('receive.title')}</DialogTitle>
      <DialogContent>
        {asOf && (
          <Alert severity="info" sx={{ mb: 2 }}>
            {t('receive.lastKnown')}
            <LastKnown at={asOf} />
          </Alert>
        )}
        {address === undefined || isWatchOnly ? (
          <Alert severity="warning">{t(isWatchOnly ? 'receive.watchOnly' : 'receive.noAddress')}</Alert>
        ) : hasPublishedKey(address) ? (
          <Alert severity="error">{t('receive.public', { address })}</Alert>
        ) : check === 'foreign' ? (
          <Alert severity="error">{t('receive.foreign', { address })}</Alert>
        ) : check === 'checking' ? (
          <Typography color="textSecondary" role="status">
            {t('receive.checking')}
          </Typography>
        ) : (
          <ReceivePanel {...panel} address={address} />
        )}
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2.5 }}>
        <Button onClick={onClose}>{t('common.close')}</Button>
      </DialogActions>
    </Dialog>
  );
}

type ReceivePanelProps = Pick<ReceiveDialogProps, 'networkId' | 'initialTokenId' | 'customToken'> & {
  address: string;
};

function ReceivePanel({ address: ownAddress, networkId, initialTokenId, customToken }: ReceivePanelProps) {
  const t = useText();
  const { enqueueSnackbar } = useSnackbar();
  const switchedOn = useSwitchedOnNetworks();
  const custom = customToken && { ...customToken, address: ownAddress, isSample: false };
  const tokens = [...(custom ? [custom] : []), ...receivableTokens(ownAddress, switchedOn)];
  const [tokenId, setTokenId] = useState(initialTokenId ?? nativeTokenId(networkId));
  const token = tokens.find(({ id }) => id === tokenId);
  if (!token) return null;
  const { symbol, network, address, isSample, renamedTo } = token;

  return (
    <Box sx={{ display: 'grid', gap: 2.5, pt: 1 }}>
      <TextField
        select
        fullWidth
        label={t('receive.token')}
        value={tokenId}
        onChange={(event) => setTokenId(event.target.value)}
      >
        {tokens.map((option) => (
          <MenuItem key={option.id} value={option.id}>
            <Box component="span" sx={{ display: 'flex', alignItems: 'center', gap: 1.5, minWidth: 0 }}>
              <AssetIcon
                picture={option.picture}
                text={option.icon}
                color={option.color}
                size={28}
                network={option.networkId}
              />
              {t('receive.tokenOption', { symbol: option.symbol, network: option.network })}
              {option.isSample && (
                <Chip
                  component="span"
                  size="small"
                  variant="outlined"
                  label={t('receive.sample')}
                  sx={{ height: 20 }}
                />
              )}
            </Box>
          </MenuItem>
        ))}
      </TextField>

      <Box sx={{ display: 'grid', justifyItems: 'center', gap: 2 }}>
        <Box
          sx={{
            position: 'relative',
            p: 2,
            borderRadius: '16px',
            bgcolor: '#fff',
            border: 1,
            borderColor: 'divider',
          }}
        >
          <QRCodeSVG
            value={address}
            size={QR_SIZE}
            level="H"
            role="img"
            aria-label={t('receive.qrLabel', { symbol, network })}
            style={{ display: 'block', opacity: isSample ? 0.25 : 1 }}
          />
          {isSample && (
            <Chip
              label={t('receive.sample')}
              color="warning"
              sx={{
                position: 'absolute',
                top: '50%',
                left: '50%',
                transform: 'translate(-50%, -50%)',
                fontWeight: 700,
              }}
            />
          )}
        </Box>
        <Box sx={{ width: '100%' }}>
          <Typography variant="caption" color="textSecondary">
            {isSample ? t('receive.sampleAddress') : t('receive.address', { symbol })}
          </Typography>
          <Typography
            data-testid="receive-address"
            translate="no"
            sx={{ fontFamily: 'monospace', fontSize: '0.875rem', overflowWrap: 'anywhere' }}
          >
            {address}
          </Typography>
        </Box>
        <CopyButton
          key={address}
          fullWidth
          variant="outlined"
          value={address}
          label={t('receive.copy')}
          copiedLabel={t('phrase.copied')}
          onCopied={() => enqueueSnackbar(t('receive.copied'), { variant: 'success' })}
        />
      </Box>

      <Alert severity={isSample ? 'error' : 'warning'}>
        {t(isSample ? 'receive.sampleWarning' : 'receive.warning', { symbol, network })}
      </Alert>
      {renamedTo && (
        <Alert severity="info">
          <RenamedTo symbol={symbol} renamedTo={renamedTo} />
          {t('receive.renamedTo', { symbol: renamedTo.symbol, network })}
        </Alert>
      )}
    </Box>
  );
}

import type { CustomTokenNetworkId } from '@everything-wallet/core/networks/customTokenNetworks';
import { networkById } from '@everything-wallet/core/networks/findNetwork';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { RetryAction } from '../../../components/RetryAction.tsx';
import { useText } from '../../../lib/text/useText.ts';
import type { TokenLookup } from '../hooks/useTokenLookup.ts';

interface TokenLookupNoticeProps {
  lookup: TokenLookup;
  networkId: CustomTokenNetworkId;
  /** True if the typed name or symbol differs from the contract's. */
  isDifferent: boolean;
  /** Sentence about the known token whose name or symbol it copies, with both contracts. */
  imitation: string | undefined;
  /** True if the wallet knows the contract. */
  isListed: boolean;
  /** Fills in the contract's name and symbol. */
  onUse: () => void;
}

/** Name and symbol from the contract, or the reason why they could not be read. */
export function TokenLookupNotice(props: TokenLookupNoticeProps) {
  return (
    <Box aria-live="polite" data-testid="token-lookup" sx={{ '&:empty': { display: 'none' } }}>
      <Notice {...props} />
      {props.imitation !== undefined && (
        <Alert severity="error" sx={{ overflowWrap: 'anywhere' }}>
          {props.imitation}
        </Alert>
      )}
    </Box>
  );
}

function Notice({ lookup, networkId, isDifferent, imitation, isListed, onUse }: TokenLookupNoticeProps) {
  const t = useText();
  switch (lookup.status) {
    case 'idle':
      return null;
    case 'switchedOff':
      return (
        <Alert severity="info">
          {t('tokens.lookup.switchedOff', { network: networkById(networkId).name })}
        </Alert>
      );
    case 'asking':
      return <Alert severity="info">{t('tokens.lookup.asking')}</Alert>;
    case 'notFound':
      return <Alert severity="warning">{lookup.message}</Alert>;
    case 'unreachable':
      return (
        <Alert severity="warning" action={<RetryAction onRetry={lookup.retry} />}>
          {t('tokens.lookup.unreachable')}
        </Alert>
      );
    case 'found': {
      const unnamed = t('tokens.lookup.unnamed');
      const { name, symbol, decimals } = lookup.details;
      const details = { name: name || unnamed, symbol: symbol || unnamed, decimals };
      if (!isDifferent && imitation !== undefined) return null;
      if (!isDifferent)
        return isListed ? (
          <Alert severity="success">{t('tokens.lookup.listed', details)}</Alert>
        ) : (
          <Alert severity="info">{t('tokens.lookup.found', details)}</Alert>
        );
      return (
        <Alert severity="warning">
          {t('tokens.lookup.differs', details)}
          <Box sx={{ mt: 1 }}>
            <Button color="inherit" variant="outlined" onClick={onUse} sx={{ minHeight: 44 }}>
              {t('tokens.lookup.use')}
            </Button>
          </Box>
        </Alert>
      );
    }
  }
}

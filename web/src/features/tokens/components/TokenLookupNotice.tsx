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
  /** Whether what was typed is not what the contract says. */
  isDifferent: boolean;
  /** The token whose name or symbol it takes without being it, in a sentence with both contracts. */
  imitation: string | undefined;
  /** Whether the wallet knows the contract. */
  isListed: boolean;
  /** Takes over what the contract says. */
  onUse: () => void;
}

/** What the contract says of itself, or why nobody could ask it. */
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
      const said = { name: name || unnamed, symbol: symbol || unnamed, decimals };
      if (!isDifferent && imitation !== undefined) return null;
      if (!isDifferent)
        return isListed ? (
          <Alert severity="success">{t('tokens.lookup.listed', said)}</Alert>
        ) : (
          <Alert severity="info">{t('tokens.lookup.found', said)}</Alert>
        );
      return (
        <Alert severity="warning">
          {t('tokens.lookup.differs', said)}
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

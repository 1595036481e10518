import type { Network } from '@everything-wallet/core/networks/networks';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { AmountText } from '../../../components/AmountText.tsx';
import { useText } from '../../../lib/text/useText.ts';
import { coinText } from '../listingPrice.ts';
import type { OwnListing } from '../OwnListing.ts';

interface PastListingProps {
  network: Network;
  listing: OwnListing & { readonly outcome: 'filled' | 'cancelled' };
  disabled: boolean;
  onPutAside: () => void;
}

/** An own listing that can no longer be bought: it can be dismissed without a fee. */
export function PastListing({ network, listing, disabled, onPutAside }: PastListingProps) {
  const t = useText();
  const { price, outcome } = listing;
  return (
    <Alert
      severity={outcome === 'filled' ? 'success' : 'info'}
      action={
        <Button color="inherit" size="small" disabled={disabled} onClick={onPutAside}>
          {t('market.dismiss')}
        </Button>
      }
    >
      <AmountText
        say={(write) => t(`market.past.${outcome}`, { price: coinText(price, { network, t, write }) })}
      />
    </Alert>
  );
}

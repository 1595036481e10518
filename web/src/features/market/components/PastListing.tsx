import type { Network } from '@everything-wallet/core/networks/networks';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { logProblem } from '../../../lib/log/logProblem.ts';
import { useText } from '../../../lib/text/useText.ts';
import { removeListings } from '../api/removeListings.ts';
import { exactCoinText } from '../listingPrice.ts';
import type { OwnListing } from '../OwnListing.ts';

interface PastListingProps {
  network: Network;
  listing: OwnListing & { readonly outcome: 'filled' | 'cancelled' };
  disabled: boolean;
}

/** An own listing by which nobody can buy any more: its record is put aside without a fee. */
export function PastListing({ network, listing, disabled }: PastListingProps) {
  const t = useText();
  const [isRemoving, setRemoving] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const { hash, price, outcome } = listing;

  async function remove() {
    setRemoving(true);
    setFailed(false);
    try {
      await removeListings(network.id, [hash]);
    } catch (error) {
      logProblem('A listing that is over could not be taken away', error);
      setFailed(true);
    }
    setRemoving(false);
  }

  return (
    <>
      <Alert
        severity={outcome === 'filled' ? 'success' : 'info'}
        action={
          <Button
            color="inherit"
            size="small"
            disabled={disabled || isRemoving}
            onClick={() => void remove()}
          >
            {t('market.dismiss')}
          </Button>
        }
      >
        {t(`market.past.${outcome}`, { price: exactCoinText(price, network, t) })}
      </Alert>
      {hasFailed && <Alert severity="error">{t('market.past.kept')}</Alert>}
    </>
  );
}

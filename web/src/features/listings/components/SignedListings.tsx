import type { Network } from '@everything-wallet/core/networks/networks';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { AmountText } from '../../../components/AmountText.tsx';
import { formatTime } from '../../../lib/format/formatTime.ts';
import { useText } from '../../../lib/text/useText.ts';
import { coinText } from '../listingPrice.ts';
import type { OwnListing } from '../OwnListing.ts';

interface SignedListingsProps {
  network: Network;
  /** Listings that one account has signed. */
  listings: readonly OwnListing[];
  /** True where the market does not have all of them. */
  isMissing: boolean;
  disabled: boolean;
  onCancel: () => void;
  onCancelAll: () => void;
}

/** Listings that an account has signed, and how they are cancelled. */
export function SignedListings(props: SignedListingsProps) {
  const { network, listings, isMissing, disabled, onCancel, onCancelAll } = props;
  const t = useText();
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      {listings.map(({ hash, price, endsAt }) => (
        <Typography key={hash} sx={{ fontWeight: 600 }}>
          <AmountText
            say={(write) =>
              t('market.ownListing', {
                price: coinText(price, { network, t, write }),
                time: formatTime(new Date(endsAt)),
              })
            }
          />
        </Typography>
      ))}
      {isMissing && <Alert severity="warning">{t('market.notOpen')}</Alert>}
      <Typography variant="body2" color="textSecondary">
        {t('market.stillSigned')}
      </Typography>
      <Button variant="outlined" size="large" disabled={disabled} onClick={onCancel}>
        {t('market.cancel')}
      </Button>
      <Button color="error" disabled={disabled} onClick={onCancelAll}>
        {t('market.cancelAll')}
      </Button>
    </Box>
  );
}

import { shortenContractAddress } from '@everything-wallet/core/accounts/shortenContractAddress';
import type { NftListing } from '@everything-wallet/core/schemas/nftListingsAnswer';
import type { Network } from '@everything-wallet/core/networks/networks';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Typography from '@mui/material/Typography';
import { AccountSelect } from '../../../components/AccountSelect.tsx';
import { AmountText } from '../../../components/AmountText.tsx';
import { formatShort } from '../../../lib/format/formatShort.ts';
import { formatTime } from '../../../lib/format/formatTime.ts';
import { useText } from '../../../lib/text/useText.ts';
import type { ChosenAccount } from '../hooks/useChosenAccount.ts';
import type { Buying } from '../hooks/useBuying.ts';
import { feesText } from '../listingPrice.ts';
import { OtherListings } from './OtherListings.tsx';

interface BestOfferProps {
  network: Network;
  listing: NftListing;
  /** Listings that can be bought instead. */
  others: readonly NftListing[];
  buyers: ChosenAccount;
  buying: Buying;
  isProcessing: boolean;
}

/** Best listing of an NFT, the account that buys it, and the other listings. */
export function BestOffer({ network, listing, others, buyers, buying, isProcessing }: BestOfferProps) {
  const t = useText();
  const { account: buyer } = buyers;
  const hasFees = feesText(listing, { network, t, write: formatShort }) !== undefined;
  return (
    <>
      <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
        {t('market.sellerIs', {
          seller: shortenContractAddress(listing.seller),
          time: formatTime(new Date(listing.endsAt)),
        })}{' '}
        {hasFees && <AmountText say={(write) => feesText(listing, { network, t, write }) ?? ''} />}
        {hasFees && ' '}
        {t('market.anyName')}
      </Typography>
      <AccountSelect
        label={t('market.buyer')}
        accounts={buyers.accounts}
        value={buyer?.address ?? ''}
        disabled={isProcessing}
        onChange={buyers.choose}
      />
      {buying.problem && <Alert severity="error">{t(buying.problem.text, buying.problem.values)}</Alert>}
      {buyer ? (
        <Button
          variant="contained"
          size="large"
          fullWidth
          disabled={isProcessing}
          onClick={() => void buying.buy(listing, buyer)}
          startIcon={
            isProcessing ? <CircularProgress size={16} color="inherit" aria-hidden="true" /> : undefined
          }
        >
          {t(isProcessing ? 'nfts.processing' : 'nfts.buy')}
        </Button>
      ) : (
        <Alert severity="warning">{t('market.noKey')}</Alert>
      )}
      {others.length > 0 && (
        <OtherListings
          network={network}
          best={listing}
          others={others}
          onBuy={buyer && ((other) => void buying.buy(other, buyer))}
          disabled={isProcessing}
        />
      )}
    </>
  );
}

import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import { useText } from '../../../lib/text/useText.ts';
import type { Offers } from '../hooks/useOffers.ts';
import type { TradedNft } from '../TradedNft.ts';
import type { SequenceProblem } from '../../../lib/callSequence/SequenceProblem.ts';

interface NoOfferProps {
  nft: TradedNft;
  offers: Offers;
  problem: SequenceProblem | undefined;
  /** True where listings of the user are shown. */
  hasOwnListings: boolean;
}

/** Reason why an NFT cannot be bought. */
export function NoOffer({ nft, offers, problem, hasOwnListings }: NoOfferProps) {
  const t = useText();
  const { network } = nft;
  if (problem) return <Alert severity="error">{t(problem.text, problem.values)}</Alert>;
  if (offers.status !== 'success' || nft.holders.length > 0) return null;
  if (hasOwnListings) return null;
  if (offers.hasMarket === false)
    return <Typography variant="body2">{t('market.noMarketHere', { network: network.name })}</Typography>;
  const isInToken = offers.listings.some(({ price: { contract: token } }) => token !== null);
  return (
    <Typography variant="body2" color="textSecondary">
      {isInToken ? t('market.inTokenText', { currency: network.currency }) : t('market.notForSale')}
    </Typography>
  );
}

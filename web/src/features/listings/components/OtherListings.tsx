import { shortenContractAddress } from '@everything-wallet/core/accounts/shortenContractAddress';
import type { NftListing } from '@everything-wallet/core/schemas/nftListingsAnswer';
import type { Network } from '@everything-wallet/core/networks/networks';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { AmountText } from '../../../components/AmountText.tsx';
import { formatShort } from '../../../lib/format/formatShort.ts';
import { formatTime } from '../../../lib/format/formatTime.ts';
import { useText } from '../../../lib/text/useText.ts';
import { isCheaper } from '../isCheaper.ts';
import { feesText, offerPrice } from '../listingPrice.ts';

interface OtherListingsProps {
  network: Network;
  /** The listing offered first. */
  best: NftListing;
  /** All other sellers' listings of the NFT for coin. */
  others: readonly NftListing[];
  /** Buys one of them; undefined if no account can. */
  onBuy: ((listing: NftListing) => void) | undefined;
  disabled: boolean;
}

/** The other listings of an NFT, cheapest first, each with a button to buy it: the first one may turn out to be unavailable. */
export function OtherListings({ network, best, others, onBuy, disabled }: OtherListingsProps) {
  const t = useText();
  const sorted = others.toSorted(
    (one, other) => Number(isCheaper(other, one)) - Number(isCheaper(one, other)),
  );
  const areDearer = sorted.every((other) => isCheaper(best, other));
  const heading = t(areDearer ? 'market.othersDearer' : 'market.others', { count: others.length });
  return (
    <Box>
      <Typography variant="caption" color="textSecondary" component="p">
        {heading}
      </Typography>
      <Box component="ul" aria-label={heading} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {sorted.map((listing) => {
          const price = offerPrice(listing, { network, t, write: formatShort });
          const seller = shortenContractAddress(listing.seller);
          const hasFees = feesText(listing, { network, t, write: formatShort }) !== undefined;
          return (
            <Box
              component="li"
              key={listing.id}
              sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 1, py: 0.5 }}
            >
              <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
                <Typography variant="body2">
                  <AmountText say={(write) => offerPrice(listing, { network, t, write })} />
                </Typography>
                <Typography variant="caption" color="textSecondary" component="p">
                  {t('market.sellerIs', { seller, time: formatTime(new Date(listing.endsAt)) })}
                  {hasFees && ' '}
                  {hasFees && <AmountText say={(write) => feesText(listing, { network, t, write }) ?? ''} />}
                </Typography>
              </Box>
              {onBuy && (
                <Button
                  variant="outlined"
                  disabled={disabled}
                  onClick={() => onBuy(listing)}
                  aria-label={t('market.buyOther', { price, seller })}
                  sx={{ flexShrink: 0, minHeight: 44 }}
                >
                  {t('market.buyThis')}
                </Button>
              )}
            </Box>
          );
        })}
      </Box>
    </Box>
  );
}

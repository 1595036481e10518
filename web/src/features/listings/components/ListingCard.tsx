import { shortenContractAddress } from '@everything-wallet/core/accounts/shortenContractAddress';
import type { CollectionFigures, NftListing } from '@everything-wallet/core/schemas/nftListingsAnswer';
import type { Network } from '@everything-wallet/core/networks/networks';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { NftFigures } from '../../../components/NftFigures.tsx';
import { NftPicture } from '../../../components/NftPicture.tsx';
import { paths } from '../../../config/paths.ts';
import { useText } from '../../../lib/text/useText.ts';
import { useNftFace } from '../hooks/useNftFace.ts';
import { coinText, listingPrice } from '../listingPrice.ts';

interface ListingCardProps {
  network: Network;
  listing: NftListing;
  /** Figures of its collection; undefined if unknown. */
  figures: CollectionFigures | undefined;
}

/** An NFT for sale: picture, name, collection, price and volume, with a link to its screen. */
export function ListingCard({ network, listing, figures }: ListingCardProps) {
  const t = useText();
  const { contract, tokenId, units } = listing;
  const face = useNftFace(network, contract, tokenId, figures?.name);
  const to = paths.chainNft(network.rpcName, contract, tokenId);
  return (
    <Card
      component="article"
      data-testid="nft-card"
      aria-label={face.name}
      sx={{
        position: 'relative',
        display: 'flex',
        flexDirection: 'column',
        '&:hover, &:focus-within': { borderColor: 'primary.main' },
      }}
    >
      <NftPicture
        rpcName={network.rpcName}
        contract={contract}
        tokenId={tokenId}
        size={256}
        fetchedAt={face.pictureOf}
      />
      <Box sx={{ p: 2, display: 'flex', flexDirection: 'column', gap: 1.5, flex: 1, minWidth: 0 }}>
        <Box sx={{ minWidth: 0 }}>
          <Typography variant="h3" component="h2" sx={{ overflowWrap: 'anywhere' }}>
            <Box
              component={Link}
              to={to}
              sx={{
                color: 'inherit',
                textDecoration: 'none',
                // Extends the link over the whole card, including the picture.
                '&::after': { content: '""', position: 'absolute', inset: 0 },
              }}
            >
              <bdi>{face.name}</bdi>
            </Box>
          </Typography>
          <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
            <bdi>{face.collection}</bdi>
          </Typography>
          {/* Anyone can give a collection any name: the contract distinguishes two of them. */}
          <Typography variant="caption" color="textSecondary" translate="no">
            {t('market.contract', { address: shortenContractAddress(contract) })}
            {units !== '1' && ` · ${t('market.several', { units })}`}
          </Typography>
        </Box>
        <NftFigures
          isInLink
          figures={[
            [t('nfts.price'), (write) => listingPrice(listing, { network, t, write })],
            [t('nfts.volume24h'), (write) => coinText(figures?.volume24h, { network, t, write })],
          ]}
        />
        <Box sx={{ position: 'relative', zIndex: 1, mt: 'auto' }}>
          <Button
            component={Link}
            to={to}
            variant="contained"
            fullWidth
            aria-label={t('nfts.buyNamed', { name: face.name })}
            sx={{ minHeight: 44 }}
          >
            {t('nfts.buy')}
          </Button>
        </Box>
      </Box>
    </Card>
  );
}

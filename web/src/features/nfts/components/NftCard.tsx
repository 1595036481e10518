import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { NftListing } from '../../../catalogue/nfts.ts';
import { paths } from '../../../config/paths.ts';
import { useText } from '../../../lib/text/useText.ts';
import { nftValue } from '../nftValue.ts';
import { NftArtwork } from './NftArtwork.tsx';
import { NftFigures } from '../../../components/NftFigures.tsx';

interface NftCardProps {
  nft: NftListing;
  /** Button or link below the price. */
  action?: ReactNode;
}

/** NFT in a list: picture, name, collection, price and volume. */
export function NftCard({ nft, action }: NftCardProps) {
  const t = useText();
  return (
    <Card
      component="article"
      data-testid="nft-card"
      aria-label={nft.name}
      sx={{
        position: 'relative',
        display: 'flex',
        flexDirection: 'column',
        '&:hover, &:focus-within': { borderColor: 'primary.main' },
      }}
    >
      <NftArtwork image={nft.image} />
      <Box sx={{ p: { xs: 1.25, sm: 2 }, display: 'flex', flexDirection: 'column', gap: 1.25, flex: 1 }}>
        <Box>
          <Typography variant="h3" component="h2">
            <Box
              component={Link}
              to={paths.nft(nft.id)}
              sx={{
                color: 'inherit',
                textDecoration: 'none',
                // The picture is part of the link, up to the edge of the card.
                '&::after': { content: '""', position: 'absolute', inset: 0 },
              }}
            >
              {nft.name}
            </Box>
          </Typography>
          <Typography variant="body2" color="textSecondary">
            {nft.collection}
          </Typography>
        </Box>
        <NftFigures
          isInLink
          figures={[
            [t('nfts.price'), (write) => nftValue(nft, nft.price, t, write)],
            [t('nfts.volume24h'), (write) => nftValue(nft, nft.volume24h, t, write)],
          ]}
        />
        {action && <Box sx={{ position: 'relative', zIndex: 1, mt: 'auto' }}>{action}</Box>}
      </Box>
    </Card>
  );
}

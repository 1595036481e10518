import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CircularProgress from '@mui/material/CircularProgress';
import Typography from '@mui/material/Typography';
import type { Nft } from '../../../catalogue/nfts.ts';
import { DemoBadge } from '../../../components/DemoBadge.tsx';
import { PageHeader } from '../../../components/PageHeader.tsx';
import { paths } from '../../../config/paths.ts';
import { useText } from '../../../lib/text/useText.ts';
import { usePurchase } from '../hooks/usePurchase.tsx';
import { nftValue } from '../nftValue.ts';
import { NftArtwork } from './NftArtwork.tsx';
import { NftDetails } from './NftDetails.tsx';
import { NftFigures } from '../../../components/NftFigures.tsx';
import { NftTraits } from './NftTraits.tsx';

interface NftViewProps {
  nft: Nft;
}

/** Sample NFT with all its details, and a simulated purchase (docs/product.md §4, NFT purchase). */
export function NftView({ nft }: NftViewProps) {
  const t = useText();
  const { isProcessing, purchase } = usePurchase(nft);
  return (
    <>
      <PageHeader title={nft.name} badge={<DemoBadge />} backTo={paths.nfts} />
      <Box
        sx={{
          display: 'grid',
          gap: { xs: 2, sm: 2.5 },
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        <Card>
          <NftArtwork image={nft.image} label={t('nfts.artwork', { name: nft.name })} />
        </Card>
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
          <Card component="section" aria-label={t('nfts.price')} sx={{ p: 2.5, display: 'grid', gap: 2 }}>
            <Typography color="textSecondary" sx={{ fontWeight: 600 }}>
              {nft.collection}
            </Typography>
            <NftFigures
              figures={[
                [t('nfts.price'), (write) => nftValue(nft, nft.price, t, write)],
                [t('nfts.floorPrice'), (write) => nftValue(nft, nft.floorPrice, t, write)],
                [t('nfts.volume24h'), (write) => nftValue(nft, nft.volume24h, t, write)],
                [t('nfts.totalVolume'), (write) => nftValue(nft, nft.totalVolume, t, write)],
              ]}
            />
            <Button
              variant="contained"
              size="large"
              fullWidth
              disabled={isProcessing}
              onClick={purchase}
              startIcon={
                isProcessing ? <CircularProgress size={16} color="inherit" aria-hidden="true" /> : undefined
              }
            >
              {t(isProcessing ? 'nfts.processing' : 'nfts.buy')}
            </Button>
          </Card>
          <Card component="section" aria-labelledby="nft-description" sx={{ p: 2.5 }}>
            <Typography variant="h3" component="h2" id="nft-description" sx={{ mb: 1 }}>
              {t('nfts.description')}
            </Typography>
            <Typography color="textSecondary">{nft.description}</Typography>
          </Card>
          <NftTraits traits={nft.traits} />
          <NftDetails nft={nft} />
        </Box>
      </Box>
    </>
  );
}

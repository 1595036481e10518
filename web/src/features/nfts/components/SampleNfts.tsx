import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { nfts } from '../../../catalogue/nfts.ts';
import { DemoBadge } from '../../../components/DemoBadge.tsx';
import { useText } from '../../../lib/text/useText.ts';
import { NftCard } from './NftCard.tsx';
import { NftGrid } from '../../../components/NftGrid.tsx';

/** The four required samples, for users without an NFT (docs/product.md §2, NFT screens). */
export function SampleNfts() {
  const t = useText();
  return (
    <Box component="section" aria-labelledby="nft-samples" sx={{ mt: 2 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, mb: 0.5 }}>
        <Typography variant="h3" component="h2" id="nft-samples">
          {t('nfts.samples')}
        </Typography>
        <DemoBadge />
      </Box>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 2 }}>
        {t('nfts.samplesText')}
      </Typography>
      <NftGrid columns={4}>
        {nfts.map((nft) => (
          <NftCard key={nft.id} nft={nft} />
        ))}
      </NftGrid>
    </Box>
  );
}

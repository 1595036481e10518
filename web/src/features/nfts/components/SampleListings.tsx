import SearchOffRounded from '@mui/icons-material/SearchOffRounded';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import { Link } from 'react-router-dom';
import { compiledTexts } from 'virtual:compiled-texts/nfts';
import { marketplaceNfts } from '../../../catalogue/nfts.ts';
import { searchNfts } from '../../../catalogue/searchNfts.ts';
import { EmptyState } from '../../../components/EmptyState.tsx';
import { NftGrid } from '../../../components/NftGrid.tsx';
import { paths } from '../../../config/paths.ts';
import { loadTexts } from '../../../lib/text/loadTexts.ts';
import { useText } from '../../../lib/text/useText.ts';
import { NftCard } from './NftCard.tsx';

loadTexts(compiledTexts);

/** The marketplace's six samples, filtered by name (docs/product.md §5, Marketplace). */
export function SampleListings({ query }: { query: string }) {
  const t = useText();
  const found = searchNfts(marketplaceNfts, query);
  if (found.length === 0) {
    return (
      <Card>
        <EmptyState
          icon={<SearchOffRounded fontSize="large" />}
          title={t('marketplace.nothing')}
          text={t('marketplace.nothingText')}
        />
      </Card>
    );
  }
  return (
    <NftGrid columns={3}>
      {found.map((nft) => (
        <NftCard
          key={nft.id}
          nft={nft}
          action={
            <Button
              component={Link}
              to={paths.nft(nft.id)}
              variant="contained"
              fullWidth
              aria-label={t('nfts.buyNamed', { name: nft.name })}
              sx={{ minHeight: 44 }}
            >
              {t('nfts.buy')}
            </Button>
          }
        />
      ))}
    </NftGrid>
  );
}

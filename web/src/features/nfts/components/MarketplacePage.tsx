import SearchOffRounded from '@mui/icons-material/SearchOffRounded';
import SearchRounded from '@mui/icons-material/SearchRounded';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { compiledMessages } from 'virtual:compiled-messages/nfts';
import { marketplaceNfts } from '../../../catalogue/nfts.ts';
import { searchNfts } from '../../../catalogue/searchNfts.ts';
import { DemoBadge } from '../../../components/DemoBadge.tsx';
import { EmptyState } from '../../../components/EmptyState.tsx';
import { PageHeader } from '../../../components/PageHeader.tsx';
import { TabbedPanels } from '../../../components/TabbedPanels.tsx';
import { paths } from '../../../config/paths.ts';
import { loadTexts } from '../../../lib/text/loadTexts.ts';
import { useText } from '../../../lib/text/useText.ts';
import { NftCard } from './NftCard.tsx';
import { NftGrid } from './NftGrid.tsx';

loadTexts(compiledMessages);

/** /nft-marketplace: six sample NFTs and a search; the tabs do not change the list (specification §4, Tabs). */
export function MarketplacePage() {
  const t = useText();
  const [query, setQuery] = useState('');
  const found = searchNfts(marketplaceNfts, query);

  const list =
    found.length === 0 ? (
      <Card>
        <EmptyState
          icon={<SearchOffRounded fontSize="large" />}
          title={t('marketplace.nothing')}
          text={t('marketplace.nothingText')}
        />
      </Card>
    ) : (
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

  return (
    <>
      <PageHeader title={t('marketplace.title')} badge={<DemoBadge />} backTo={paths.nfts} />
      <TextField
        fullWidth
        type="search"
        label={t('marketplace.search')}
        value={query}
        onChange={(event) => setQuery(event.target.value)}
        sx={{ mb: 1.5 }}
        slotProps={{
          input: {
            startAdornment: (
              <InputAdornment position="start">
                <SearchRounded />
              </InputAdornment>
            ),
          },
        }}
      />
      <TabbedPanels
        label={t('marketplace.tabs')}
        panels={[
          { label: t('marketplace.trending'), content: list },
          { label: t('marketplace.new'), content: list },
          { label: t('marketplace.top'), content: list },
        ]}
      />
    </>
  );
}

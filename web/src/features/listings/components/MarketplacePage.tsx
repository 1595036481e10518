import type { Network } from '@everything-wallet/core/networks/networks';
import SearchRounded from '@mui/icons-material/SearchRounded';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { compiledTexts as marketTexts } from 'virtual:compiled-texts/nftMarket';
import { compiledTexts } from 'virtual:compiled-texts/nfts';
import { PageHeader } from '../../../components/PageHeader.tsx';
import { TabbedPanels } from '../../../components/TabbedPanels.tsx';
import { TestBadge } from '../../../components/TestBadge.tsx';
import { paths } from '../../../config/paths.ts';
import { loadTexts } from '../../../lib/text/loadTexts.ts';
import { useText } from '../../../lib/text/useText.ts';
import { useDebounced } from '../../../lib/time/useDebounced.ts';
import { ListingList, type Samples } from './ListingList.tsx';

loadTexts(compiledTexts);
loadTexts(marketTexts);

/** Time without a change of the search before it is requested, in ms. */
const TYPING_MS = 300;

/** Longest search that the server reads. */
const MAX_TYPED = 100;

interface MarketplacePageProps {
  network: Network;
  Samples: Samples;
}

/** /nft-marketplace: NFTs for sale on the selected network, in three orders, with a search (docs/product.md §2 and §4, Tabs). */
export function MarketplacePage({ network, Samples }: MarketplacePageProps) {
  const t = useText();
  const [text, setText] = useState('');
  const debouncedText = useDebounced(text, TYPING_MS);
  const list = (order: 'trending' | 'new' | 'top') => (
    <ListingList
      key={order}
      network={network}
      order={order}
      text={text}
      debouncedText={debouncedText}
      Samples={Samples}
    />
  );
  return (
    <>
      <PageHeader
        title={t('marketplace.title')}
        badge={network.type === 'testnet' ? <TestBadge /> : undefined}
        backTo={paths.nfts}
      />
      <TextField
        fullWidth
        type="search"
        label={t('marketplace.search')}
        value={text}
        onChange={({ target }) => setText(target.value)}
        sx={{ mb: 1.5 }}
        slotProps={{
          htmlInput: { maxLength: MAX_TYPED },
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
          { label: t('marketplace.trending'), content: list('trending') },
          { label: t('marketplace.new'), content: list('new') },
          { label: t('marketplace.top'), content: list('top') },
        ]}
      />
    </>
  );
}

import StorefrontRounded from '@mui/icons-material/StorefrontRounded';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { compiledTexts } from 'virtual:compiled-texts/nfts';
import { PageHeader } from '../../../components/PageHeader.tsx';
import { TabbedPanels } from '../../../components/TabbedPanels.tsx';
import { paths } from '../../../config/paths.ts';
import { loadTexts } from '../../../lib/text/loadTexts.ts';
import { useText } from '../../../lib/text/useText.ts';

loadTexts(compiledTexts);

interface NftsPageProps {
  collected: ReactNode;
  /** NFT activity; rendered when its tab is selected. */
  activity: ReactNode;
}

/** /nfts: the user's NFTs and their activity (docs/product.md §2, NFT screens). */
export function NftsPage({ collected, activity }: NftsPageProps) {
  const t = useText();
  return (
    <>
      <PageHeader
        title={t('nfts.title')}
        action={
          <Button
            component={Link}
            to={paths.nftMarketplace}
            variant="outlined"
            startIcon={<StorefrontRounded />}
            sx={{ width: { xs: '100%', sm: 'auto' }, minHeight: 44, bgcolor: 'background.paper' }}
          >
            {t('nfts.browse')}
          </Button>
        }
      />
      <TabbedPanels
        label={t('nfts.tabs')}
        panels={[
          { label: t('nfts.collected'), content: collected },
          { label: t('nfts.activity'), content: activity },
        ]}
      />
    </>
  );
}

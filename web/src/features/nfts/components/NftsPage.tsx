import HistoryRounded from '@mui/icons-material/HistoryRounded';
import StorefrontRounded from '@mui/icons-material/StorefrontRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import { Link } from 'react-router-dom';
import { compiledMessages } from 'virtual:compiled-messages/nfts';
import { nfts } from '../../../catalogue/nfts.ts';
import { DemoBadge } from '../../../components/DemoBadge.tsx';
import { EmptyState } from '../../../components/EmptyState.tsx';
import { PageHeader } from '../../../components/PageHeader.tsx';
import { TabbedPanels } from '../../../components/TabbedPanels.tsx';
import { paths } from '../../../config/paths.ts';
import { loadTexts } from '../../../lib/text/loadTexts.ts';
import { useText } from '../../../lib/text/useText.ts';
import { NftCard } from './NftCard.tsx';
import { NftGrid } from '../../../components/NftGrid.tsx';

loadTexts(compiledMessages);

/** /nfts: sample NFTs, and what happened with them (specification §2, NFT screens). */
export function NftsPage() {
  const t = useText();
  return (
    <>
      <PageHeader title={t('nfts.title')} badge={<DemoBadge />} />
      <Box sx={{ mb: 2 }}>
        <Button
          component={Link}
          to={paths.nftMarketplace}
          variant="contained"
          startIcon={<StorefrontRounded />}
          sx={{ width: { xs: '100%', sm: 'auto' }, minHeight: 44 }}
        >
          {t('nfts.browse')}
        </Button>
      </Box>
      <TabbedPanels
        label={t('nfts.tabs')}
        panels={[
          {
            label: t('nfts.collected'),
            content: (
              <NftGrid columns={4}>
                {nfts.map((nft) => (
                  <NftCard key={nft.id} nft={nft} />
                ))}
              </NftGrid>
            ),
          },
          {
            label: t('nfts.activity'),
            content: (
              <Card>
                <EmptyState
                  icon={<HistoryRounded fontSize="large" />}
                  title={t('nfts.noActivity')}
                  text={t('nfts.noActivityText')}
                />
              </Card>
            ),
          },
        ]}
      />
    </>
  );
}

import ImageSearchRounded from '@mui/icons-material/ImageSearchRounded';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import { Link, useParams } from 'react-router-dom';
import { compiledMessages } from 'virtual:compiled-messages/nfts';
import { nfts } from '../../../catalogue/nfts.ts';
import { DemoBadge } from '../../../components/DemoBadge.tsx';
import { EmptyState } from '../../../components/EmptyState.tsx';
import { PageHeader } from '../../../components/PageHeader.tsx';
import { paths } from '../../../config/paths.ts';
import { loadTexts } from '../../../lib/text/loadTexts.ts';
import { useText } from '../../../lib/text/useText.ts';
import { NftView } from './NftView.tsx';

loadTexts(compiledMessages);

/** /nft/{id}: an NFT with full detail, or 'NFT Not Found' (specification §2, NFT screens). */
export function NftPage() {
  const t = useText();
  const { nftId } = useParams();
  const nft = nfts.find(({ id }) => id === nftId);
  if (nft) return <NftView key={nft.id} nft={nft} />;
  return (
    <>
      <PageHeader title={t('nfts.notFound')} badge={<DemoBadge />} backTo={paths.nfts} />
      <Card>
        <EmptyState
          icon={<ImageSearchRounded fontSize="large" />}
          title={t('nfts.notFoundText')}
          action={
            <Button component={Link} to={paths.nfts} variant="outlined" sx={{ mt: 2, minHeight: 44 }}>
              {t('nfts.backToNfts')}
            </Button>
          }
        />
      </Card>
    </>
  );
}

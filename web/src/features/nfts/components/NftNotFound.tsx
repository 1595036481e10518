import ImageSearchRounded from '@mui/icons-material/ImageSearchRounded';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import { Link } from 'react-router-dom';
import { EmptyState } from '../../../components/EmptyState.tsx';
import { PageHeader } from '../../../components/PageHeader.tsx';
import { paths } from '../../../config/paths.ts';
import { useText } from '../../../lib/text/useText.ts';

/** 'NFT Not Found' (docs/product.md §8). */
export function NftNotFound() {
  const t = useText();
  return (
    <>
      <PageHeader title={t('nfts.notFound')} backTo={paths.nfts} />
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

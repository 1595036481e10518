import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import { NftGrid } from '../../../components/NftGrid.tsx';
import { useText } from '../../../lib/text/useText.ts';

/** Number of cards, two rows of a phone. */
const COUNT = 4;

/** Cards of NFTs that are still loading, with the size of `CollectedCard`: picture and lines. */
export function CollectedSkeletons() {
  const t = useText();
  return (
    <div role="status" aria-busy="true" aria-label={t('nfts.loading')}>
      <NftGrid columns={4}>
        {Array.from({ length: COUNT }, (_, place) => (
          <Card key={place} aria-hidden="true">
            <Skeleton variant="rectangular" sx={{ width: '100%', height: 'auto', aspectRatio: '1' }} />
            <Box sx={{ p: { xs: 1.25, sm: 1.5 }, display: 'grid', gap: 0.25 }}>
              <Skeleton width="55%" height={19} />
              <Skeleton width="80%" height={20} />
              <Skeleton width="45%" height={19} />
            </Box>
          </Card>
        ))}
      </NftGrid>
    </div>
  );
}

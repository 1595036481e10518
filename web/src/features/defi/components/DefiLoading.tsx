import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { compiledTexts } from 'virtual:compiled-texts/pools';
import { PageHeader } from '../../../components/PageHeader.tsx';
import { loadTexts } from '../../../lib/text/loadTexts.ts';
import { useText } from '../../../lib/text/useText.ts';
import { DefiTotals } from './DefiTotals.tsx';
import { PoolSkeletons } from './PoolSkeletons.tsx';

loadTexts(compiledTexts);

/** Pools of a usual network. */
const USUAL = 3;

/** /defi while the user's accounts load. */
export function DefiLoading() {
  const t = useText();
  return (
    <>
      <PageHeader title={t('defi.title')} />
      <Box sx={{ mb: 3 }}>
        <DefiTotals totals={undefined} />
      </Box>
      <Skeleton variant="rounded" width={180} height={48} sx={{ mb: 2.5 }} />
      <PoolSkeletons count={USUAL} />
    </>
  );
}

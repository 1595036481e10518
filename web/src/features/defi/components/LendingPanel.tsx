import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import { useId } from 'react';
import { lendingPools } from '../../../catalogue/defiPools.ts';
import { useText } from '../../../lib/text/useText.ts';
import { SamplePoolCard } from './SamplePoolCard.tsx';
import { PoolGrid } from './PoolGrid.tsx';

/** Sample pools for lending. A network without pools has nothing to lend, so Lend is disabled with an explanation. */
export function LendingPanel() {
  const t = useText();
  const reasonId = useId();
  return (
    <>
      <Alert severity="info" id={reasonId} sx={{ mb: 2 }}>
        <AlertTitle>{t('common.comingSoon')}</AlertTitle>
        {t('defi.lendingSoon')}
      </Alert>
      <PoolGrid>
        {lendingPools.map((pool) => (
          <SamplePoolCard key={pool.id} pool={pool}>
            <Button variant="outlined" fullWidth disabled aria-describedby={reasonId} sx={{ minHeight: 44 }}>
              {t('defi.lend')}
            </Button>
          </SamplePoolCard>
        ))}
      </PoolGrid>
    </>
  );
}

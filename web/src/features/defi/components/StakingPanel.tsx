import Typography from '@mui/material/Typography';
import { stakingPools } from '../../../catalogue/defiPools.ts';
import { useText } from '../../../lib/text/useText.ts';
import { PoolCard } from './PoolCard.tsx';
import { PoolGrid } from './PoolGrid.tsx';
import { StakeForm } from './StakeForm.tsx';

/** The pools for staking. */
export function StakingPanel() {
  const t = useText();
  return (
    <>
      <Typography color="textSecondary" sx={{ mb: 2 }}>
        {t('defi.stakingText')}
      </Typography>
      <PoolGrid>
        {stakingPools.map((pool) => (
          <PoolCard key={pool.id} pool={pool}>
            <StakeForm pool={pool} />
          </PoolCard>
        ))}
      </PoolGrid>
    </>
  );
}

import { stakingPools } from '../../../catalogue/defiPools.ts';
import { PoolCard } from './PoolCard.tsx';
import { PoolGrid } from './PoolGrid.tsx';
import { StakeForm } from './StakeForm.tsx';

/** Sample pools for staking. */
export function StakingPanel() {
  return (
    <PoolGrid>
      {stakingPools.map((pool) => (
        <PoolCard key={pool.id} pool={pool}>
          <StakeForm pool={pool} />
        </PoolCard>
      ))}
    </PoolGrid>
  );
}

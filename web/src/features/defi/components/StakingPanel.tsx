import { stakingPools } from '../../../catalogue/defiPools.ts';
import { SamplePoolCard } from './SamplePoolCard.tsx';
import { PoolGrid } from './PoolGrid.tsx';
import { StakeForm } from './StakeForm.tsx';

/** Sample pools for staking. */
export function StakingPanel() {
  return (
    <PoolGrid>
      {stakingPools.map((pool) => (
        <SamplePoolCard key={pool.id} pool={pool}>
          <StakeForm pool={pool} />
        </SamplePoolCard>
      ))}
    </PoolGrid>
  );
}

import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import type { ReactNode } from 'react';
import { useText } from '../../../lib/text/useText.ts';
import { assetOfPool } from '../assetOfPool.ts';
import { poolSums } from '../poolSums.ts';
import { OwnPoolFacts } from './OwnPoolFacts.tsx';
import { PoolDetails } from './PoolDetails.tsx';
import type { PoolFact } from './PoolFacts.tsx';
import { PoolHead } from './PoolHead.tsx';
import type { PoolRowProps } from './PoolRow.tsx';
import { PoolStatusAlert } from './PoolStatusAlert.tsx';

interface PoolCardProps extends PoolRowProps {
  /** Undefined where one step does not withdraw. */
  onWithdraw: (() => void) | undefined;
  /** Facts of the position that are folded with those of the pool, instead of the withdrawable amount. */
  own?: readonly PoolFact[];
  /** Part of the position that earns, in the asset's smallest unit; all of it where absent, undefined if unknown. */
  earning?: { readonly units: bigint | undefined };
  /** Buttons before that of a deposit. */
  actions?: ReactNode;
  children?: ReactNode;
}

/** A pool with a position of the user: its value, its yield, and the next steps; the rest is folded. */
export function PoolCard(props: PoolCardProps) {
  const { pool, price, canSign, isBusy, onDeposit, onWithdraw, own, earning, actions, children } = props;
  const t = useText();
  const { vault, state } = pool;
  const sums = poolSums(pool);
  return (
    <Card
      component="article"
      aria-label={vault.name}
      sx={{
        px: { xs: 2, sm: 2.5 },
        pt: 2,
        pb: 0.5,
        minWidth: 0,
        display: 'flex',
        flexDirection: 'column',
        gap: 2,
      }}
    >
      <PoolHead pool={pool} />
      <OwnPoolFacts
        pool={pool}
        sums={sums}
        price={price}
        earningUnits={earning ? earning.units : sums.assets.units}
        hasLeavable={own === undefined}
      />
      <PoolStatusAlert state={state} />
      {children}
      <Box sx={{ mt: 'auto', display: 'grid', gap: 0.5 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, '& > *': { flex: '1 1 88px', minHeight: 44 } }}>
          {actions}
          {onWithdraw && (
            <Button
              variant="outlined"
              disabled={isBusy || !canSign || !assetOfPool(pool)}
              onClick={onWithdraw}
            >
              {t('pools.withdraw')}
            </Button>
          )}
          <Button
            variant={vault.kind === 'staking' ? 'contained' : 'outlined'}
            disabled={isBusy || !canSign || state?.status !== 'open'}
            onClick={onDeposit}
          >
            {t(vault.kind === 'staking' ? 'defi.stake' : 'defi.lend')}
          </Button>
        </Box>
        <PoolDetails pool={pool} price={price} own={own} />
      </Box>
    </Card>
  );
}

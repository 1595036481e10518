import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useText } from '../../../lib/text/useText.ts';
import type { Pool } from '../Pool.ts';
import type { PoolSnapshot } from '../PoolSnapshot.ts';
import { poolsOf } from '../poolsOf.ts';
import { poolSums } from '../poolSums.ts';
import type { PriceOfPool } from '../poolTotals.ts';
import { LidoCard, type LidoCardProps } from './LidoCard.tsx';
import { PoolCard } from './PoolCard.tsx';
import { PoolGrid } from './PoolGrid.tsx';
import { PoolNotices } from './PoolNotices.tsx';

interface PoolPositionsProps {
  /** Of all networks. */
  snapshots: readonly PoolSnapshot[];
  /** Id of the selected network, whose notices stand with its pools. */
  selectedId: string;
  priceOf: PriceOfPool;
  canSign: boolean;
  isBusy: boolean;
  onDeposit: (pool: Pool) => void;
  onWithdraw: (pool: Pool) => void;
  /** Called with a step with Lido. */
  onLido: LidoCardProps['onStep'];
  /** Returns the user's name for an account; undefined if it is not theirs. */
  nameOf: LidoCardProps['nameOf'];
  onRetry: () => void;
}

/** Pools in which an account has or may have a position, on all networks; renders nothing without any. */
export function PoolPositions(props: PoolPositionsProps) {
  const { snapshots, selectedId, priceOf, canSign, isBusy, onDeposit, onWithdraw, onLido, nameOf, onRetry } =
    props;
  const t = useText();
  const titleId = useId();
  const held = snapshots.map((snapshot) => ({
    snapshot,
    pools: poolsOf(snapshot).filter((pool) => poolSums(pool).hasSome),
  }));
  if (held.every(({ pools }) => pools.length === 0)) return null;
  return (
    <Box component="section" aria-labelledby={titleId} sx={{ mb: 3 }}>
      <Typography id={titleId} component="h2" variant="h3" sx={{ mb: 1.5 }}>
        {t('pools.group.own')}
      </Typography>
      {held.map(
        ({ snapshot, pools }) =>
          pools.length > 0 &&
          snapshot.network.id !== selectedId && (
            <PoolNotices key={snapshot.network.id} snapshot={snapshot} onRetry={onRetry} />
          ),
      )}
      <PoolGrid>{held.flatMap(({ pools }) => pools.map(cardOf))}</PoolGrid>
    </Box>
  );

  function cardOf(pool: Pool) {
    const key = `${pool.network.id} ${pool.vault.address}`;
    const shown = { pool, price: priceOf(pool), canSign, isBusy };
    return pool.lido ? (
      <LidoCard key={key} {...shown} lido={pool.lido} nameOf={nameOf} onStep={onLido} />
    ) : (
      <PoolCard key={key} {...shown} onDeposit={() => onDeposit(pool)} onWithdraw={() => onWithdraw(pool)} />
    );
  }
}

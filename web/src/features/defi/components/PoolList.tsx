import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { PoolsDrawing } from '../../../components/drawings/PoolsDrawing.tsx';
import { EmptyState } from '../../../components/EmptyState.tsx';
import { ErrorState } from '../../../components/ErrorState.tsx';
import { secondsToWait } from '../../../lib/firebase/secondsToWait.ts';
import { useText } from '../../../lib/text/useText.ts';
import type { Pool } from '../Pool.ts';
import type { PoolSnapshot } from '../PoolSnapshot.ts';
import { poolSums } from '../poolSums.ts';
import type { PriceOfPool } from '../poolTotals.ts';
import { PoolNotices } from './PoolNotices.tsx';
import { PoolRow } from './PoolRow.tsx';
import { PoolSkeletons } from './PoolSkeletons.tsx';

interface PoolListProps {
  snapshot: PoolSnapshot;
  /** Pools of one kind. */
  pools: readonly Pool[];
  kind: 'staking' | 'lending';
  priceOf: PriceOfPool;
  canSign: boolean;
  isBusy: boolean;
  onDeposit: (pool: Pool) => void;
  onRetry: () => void;
}

/** The pools of a network in which the user has nothing, or the reason why none are shown. */
export function PoolList(props: PoolListProps) {
  const { snapshot, pools, kind, priceOf, canSign, isBusy, onDeposit, onRetry } = props;
  const t = useText();
  const titleId = useId();
  const { network, answer, error } = snapshot;
  if (!answer && !error) return <PoolSkeletons count={pools.length} />;
  if (!answer) {
    const seconds = secondsToWait(error);
    return (
      <Card>
        <ErrorState
          title={t('pools.failed')}
          text={
            seconds === undefined
              ? t('pools.failedText', { network: network.name })
              : t('pools.tooMany', { seconds })
          }
          onRetry={onRetry}
        />
      </Card>
    );
  }
  if (pools.length === 0) {
    return (
      <Card>
        <EmptyState icon={<PoolsDrawing />} title={t(`pools.none.${kind}`, { network: network.name })} />
      </Card>
    );
  }
  const offers = pools.filter((pool) => !poolSums(pool).hasSome);
  const rows = offers.map((pool) => (
    <PoolRow
      key={pool.vault.address}
      pool={pool}
      price={priceOf(pool)}
      canSign={canSign}
      isBusy={isBusy}
      onDeposit={() => onDeposit(pool)}
    />
  ));
  return (
    <>
      <PoolNotices snapshot={snapshot} onRetry={onRetry} />
      {offers.length === 0 && <Typography color="textSecondary">{t('pools.allYours')}</Typography>}
      {offers.length === pools.length && <Card>{rows}</Card>}
      {offers.length > 0 && offers.length < pools.length && (
        <section aria-labelledby={titleId}>
          <Typography id={titleId} component="h2" variant="h3" sx={{ mb: 1.5 }}>
            {t('pools.group.offers')}
          </Typography>
          <Card>{rows}</Card>
        </section>
      )}
    </>
  );
}

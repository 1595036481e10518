import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { RetryAction } from '../../../components/RetryAction.tsx';
import { PoolsDrawing } from '../../../components/drawings/PoolsDrawing.tsx';
import { EmptyState } from '../../../components/EmptyState.tsx';
import { ErrorState } from '../../../components/ErrorState.tsx';
import { useEnvironment } from '../../../components/useEnvironment.ts';
import { secondsToWait } from '../../../lib/firebase/secondsToWait.ts';
import { formatAge } from '../../../lib/format/formatAge.ts';
import { useText } from '../../../lib/text/useText.ts';
import { useNow } from '../../../lib/time/useNow.ts';
import { snapshotAge, FRESH_PREVIEW_MS } from '../snapshotAge.ts';
import type { Pool } from '../Pool.ts';
import type { PoolSnapshot } from '../PoolSnapshot.ts';
import type { PriceOfPool } from '../poolTotals.ts';
import { LidoCard, type LidoCardProps } from './LidoCard.tsx';
import { poolSums } from '../poolSums.ts';
import { PoolCard } from './PoolCard.tsx';
import { PoolGrid } from './PoolGrid.tsx';
import { PoolGroup } from './PoolGroup.tsx';

interface PoolListProps {
  snapshot: PoolSnapshot;
  /** Pools of one kind. */
  pools: readonly Pool[];
  kind: 'staking' | 'lending';
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

/** The pools of a network, those of the user first, or the reason why no pools are shown. */
export function PoolList(props: PoolListProps) {
  const { snapshot, pools, kind, priceOf, canSign, isBusy, onDeposit, onWithdraw, onLido, nameOf, onRetry } =
    props;
  const t = useText();
  const doBlocksWait = Boolean(useEnvironment()?.emulators);
  useNow();
  const { network, answer, error } = snapshot;
  if (!answer && !error) {
    return (
      <Box role="status" aria-busy="true" aria-label={t('pools.loading')}>
        <PoolGrid>
          {pools.map(({ vault }) => (
            <Skeleton key={vault.address} variant="rounded" height={360} />
          ))}
        </PoolGrid>
      </Box>
    );
  }
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
  const ageOfAnswerMs = snapshot.msSinceAsked();
  const age = snapshotAge(snapshot, doBlocksWait);
  const own = pools.filter((pool) => poolSums(pool).hasSome);
  const offers = pools.filter((pool) => !own.includes(pool));
  return (
    <>
      {error ? (
        <Alert severity="warning" sx={{ mb: 2 }} action={<RetryAction onRetry={onRetry} />}>
          {t('pools.stale', { age: formatAge(ageOfAnswerMs) })}
        </Alert>
      ) : (
        age >= FRESH_PREVIEW_MS && (
          <Alert severity="warning" sx={{ mb: 2 }}>
            {t('pools.old', { age: formatAge(age), network: network.name })}
          </Alert>
        )
      )}
      {answer.nodes.answered === 0 && (
        <Alert severity="warning" sx={{ mb: 2 }}>
          {t('pools.failedText', { network: network.name })}
        </Alert>
      )}
      <Typography variant="body2" color="textSecondary" sx={{ mb: 2 }}>
        {t('pools.apyMeaning')}
      </Typography>
      {own.length === 0 ? (
        <PoolGrid>{offers.map(cardOf)}</PoolGrid>
      ) : (
        <Stack spacing={3}>
          <PoolGroup title={t('pools.group.own')}>{own.map(cardOf)}</PoolGroup>
          {offers.length > 0 && <PoolGroup title={t('pools.group.offers')}>{offers.map(cardOf)}</PoolGroup>}
        </Stack>
      )}
    </>
  );

  function cardOf(pool: Pool) {
    const shown = { pool, price: priceOf(pool), canSign, isBusy };
    return pool.lido ? (
      <LidoCard key={pool.vault.address} {...shown} lido={pool.lido} nameOf={nameOf} onStep={onLido} />
    ) : (
      <PoolCard
        key={pool.vault.address}
        {...shown}
        onDeposit={() => onDeposit(pool)}
        onWithdraw={() => onWithdraw(pool)}
      />
    );
  }
}

import type { Network } from '@everything-wallet/core/networks/networks';
import { sameAddress } from '@everything-wallet/core/accounts/sameAddress';
import { listedPools } from '@everything-wallet/core/pools/listedPools';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useMemo, useState, useSyncExternalStore, type ReactNode } from 'react';
import { compiledTexts } from 'virtual:compiled-texts/pools';
import { DemoBadge } from '../../../components/DemoBadge.tsx';
import { PageHeader } from '../../../components/PageHeader.tsx';
import { SamplePricesBadge } from '../../../components/SamplePricesBadge.tsx';
import { TabbedPanels } from '../../../components/TabbedPanels.tsx';
import type { ReviewCalls } from '../../../lib/calls/CallRequest.ts';
import { useSwitchedOnNetworks } from '../../../lib/network/useSwitchedOnNetworks.ts';
import { loadTexts } from '../../../lib/text/loadTexts.ts';
import { useText } from '../../../lib/text/useText.ts';
import { useDoneToast } from '../hooks/useDoneToast.tsx';
import { usePoolSteps } from '../hooks/usePoolSteps.ts';
import { usePoolSequence } from '../hooks/usePoolSequence.ts';
import { usePoolTotals } from '../hooks/usePoolTotals.ts';
import type { PoolSequence } from '../sequence/PoolSequence.ts';
import { poolSequences } from '../sequence/poolSequences.ts';
import type { PoolAccount } from '../PoolAccount.ts';
import { poolsOf } from '../poolsOf.ts';
import { DefiTotals } from './DefiTotals.tsx';
import { LendingPanel } from './LendingPanel.tsx';
import { PoolDialogs } from './PoolDialogs.tsx';
import { PoolDoneCard } from './PoolDoneCard.tsx';
import { PoolPositions } from './PoolPositions.tsx';
import { PoolProblemAlert } from './PoolProblemAlert.tsx';
import { PoolSequenceCard } from './PoolSequenceCard.tsx';
import { StakingPanel } from './StakingPanel.tsx';
import { PoolList } from './PoolList.tsx';

loadTexts(compiledTexts);

interface DefiPageProps {
  userId: string;
  network: Network;
  /** All accounts, the primary one first; undefined while they are not known. */
  accounts: readonly PoolAccount[] | undefined;
  ReviewCalls: ReviewCalls;
}

const NONE: readonly never[] = [];

/** /defi: totals, and the selected network's pools for staking and lending, or samples of some (docs/product.md §2, DeFi). */
export function DefiPage({ userId, network, accounts = NONE, ReviewCalls }: DefiPageProps) {
  const t = useText();
  const networks = useSwitchedOnNetworks();
  // A watch-only account's positions are not the user's.
  const own = useMemo(() => accounts.filter(({ derivationIndex }) => derivationIndex !== null), [accounts]);
  const named = own.map(({ address }) => address).join();
  const addresses = useMemo(() => (named === '' ? NONE : named.split(',')), [named]);
  const { snapshots, totals, priceOf, isSample, reload } = usePoolTotals(networks, addresses);
  const sequences = useSyncExternalStore(poolSequences.subscribe, () => poolSequences.ofUser(userId));
  const going = usePoolSequence(own);
  const steps = usePoolSteps(userId, sequences, (sequence) => going.resume(sequence));
  const showDone = useDoneToast();
  const [done, setDone] = useState<PoolSequence>();
  const snapshot = snapshots.find((one) => one.network.id === network.id);
  const hasPools = listedPools(network.id).length > 0;

  const nameOf = (account: string) => accounts.find(({ address }) => sameAddress(address, account))?.name;
  const shared = { priceOf, canSign: own.length > 0, isBusy: going.isBusy, onRetry: reload };

  function panel(kind: 'staking' | 'lending', intro: string, samples: ReactNode) {
    return (
      <>
        <Typography color="textSecondary" sx={{ mb: 2 }}>
          {intro}
        </Typography>
        {snapshot && hasPools ? (
          <PoolList
            snapshot={snapshot}
            pools={poolsOf(snapshot).filter(({ vault }) => vault.kind === kind)}
            kind={kind}
            {...shared}
            onDeposit={(pool) =>
              pool.lido ? steps.wish(pool, { action: 'stake' }) : steps.open({ pool, isLeaving: false })
            }
          />
        ) : (
          samples
        )}
      </>
    );
  }

  const { calls, problem } = going;
  const problemText = problem && t(problem.text, problem.values);
  const isOfCard = problem !== undefined && sequences.some(({ id }) => id === problem.id);

  return (
    <>
      <PageHeader
        title={t('defi.title')}
        badge={hasPools ? isSample && <SamplePricesBadge /> : <DemoBadge />}
      />
      <Box sx={{ mb: 3 }}>
        <DefiTotals totals={totals} />
        {accounts.length > own.length && (
          <Typography variant="caption" component="p" color="textSecondary" sx={{ mt: 1, px: 0.5 }}>
            {t('pools.watched')}
          </Typography>
        )}
      </Box>
      {sequences.map((sequence) => (
        <PoolSequenceCard
          key={sequence.id}
          sequence={sequence}
          accountName={nameOf(sequence.account)}
          isBusy={going.isBusy}
          problem={problem?.id === sequence.id ? problemText : undefined}
          onContinue={(justMade) => going.resume(sequence, justMade)}
          onDone={(record) => {
            setDone(sequence);
            showDone(sequence, record);
          }}
        />
      ))}
      {done && <PoolDoneCard sequence={done} onClose={() => setDone(undefined)} />}
      {problemText !== undefined && !isOfCard && problem?.id === steps.begunId && (
        <PoolProblemAlert text={problemText} />
      )}
      <PoolPositions
        snapshots={snapshots}
        selectedId={network.id}
        {...shared}
        onDeposit={(pool) => steps.open({ pool, isLeaving: false })}
        onWithdraw={(pool) => steps.open({ pool, isLeaving: true })}
        onLido={steps.wish}
        nameOf={nameOf}
      />
      {!hasPools && (
        <Alert severity="info" sx={{ mb: 2 }}>
          {t('pools.samples', { network: network.name })}
        </Alert>
      )}
      {hasPools && accounts.length > 0 && own.length === 0 && (
        <Alert severity="info" sx={{ mb: 2 }}>
          {t('pools.notSigner')}
        </Alert>
      )}
      <TabbedPanels
        label={t('defi.tabs')}
        panels={[
          {
            label: t('defi.staking'),
            content: panel('staking', t('defi.stakingText'), <StakingPanel />),
          },
          {
            label: t('defi.lending'),
            content: panel('lending', t('defi.lendingText'), <LendingPanel />),
          },
        ]}
      />
      <PoolDialogs steps={steps} accounts={own} priceOf={priceOf} />
      {calls && <ReviewCalls {...calls} />}
    </>
  );
}

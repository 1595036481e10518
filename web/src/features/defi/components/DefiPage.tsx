import type { Network } from '@everything-wallet/core/networks/networks';
import { sameAddress } from '@everything-wallet/core/accounts/sameAddress';
import { vaultsOf } from '@everything-wallet/core/vaults/vaultsOf';
import type { TransactionRecord } from '@everything-wallet/core/documents/transaction';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useQueryClient } from '@tanstack/react-query';
import { useSnackbar } from 'notistack';
import { useEffect, useMemo, useRef, useState, useSyncExternalStore, type ReactNode } from 'react';
import { compiledTexts } from 'virtual:compiled-texts/pools';
import { AmountText } from '../../../components/AmountText.tsx';
import { DemoBadge } from '../../../components/DemoBadge.tsx';
import { PageHeader } from '../../../components/PageHeader.tsx';
import { SamplePricesBadge } from '../../../components/SamplePricesBadge.tsx';
import { TabbedPanels } from '../../../components/TabbedPanels.tsx';
import { ToastText } from '../../../components/ToastText.tsx';
import type { ReviewCalls } from '../../../lib/calls/CallRequest.ts';
import type { WriteAmount } from '../../../lib/format/WriteAmount.ts';
import { maskedWrite } from '../../../lib/money/maskedWrite.ts';
import { useMask } from '../../../lib/money/useMask.ts';
import { useSwitchedOnNetworks } from '../../../lib/network/useSwitchedOnNetworks.ts';
import { loadTexts } from '../../../lib/text/loadTexts.ts';
import { useText } from '../../../lib/text/useText.ts';
import { assetOfPool } from '../assetOfPool.ts';
import { usePoolJourney } from '../hooks/usePoolJourney.ts';
import { usePoolTotals } from '../hooks/usePoolTotals.ts';
import { isUnderWay } from '../journey/isUnderWay.ts';
import type { PoolJourney } from '../journey/PoolJourney.ts';
import { poolJourneys } from '../journey/poolJourneys.ts';
import { amountWords } from '../journey/vaultWords.ts';
import type { Pool } from '../Pool.ts';
import type { PoolAccount } from '../PoolAccount.ts';
import { poolsOf } from '../poolsOf.ts';
import { vaultAt } from '../vaultAt.ts';
import { DefiTotals } from './DefiTotals.tsx';
import { LendingPanel } from './LendingPanel.tsx';
import type { LidoWish } from './LidoCard.tsx';
import { LidoDialog, type WantedLidoStep } from './LidoDialog.tsx';
import { PoolDialog, type WantedStep } from './PoolDialog.tsx';
import { PoolJourneyCard } from './PoolJourneyCard.tsx';
import { StakingPanel } from './StakingPanel.tsx';
import { VaultList } from './VaultList.tsx';

loadTexts(compiledTexts);

interface DefiPageProps {
  userId: string;
  network: Network;
  /** All of them, the primary one first; undefined while they are not known. */
  accounts: readonly PoolAccount[] | undefined;
  ReviewCalls: ReviewCalls;
}

/** What somebody is about to do with a pool. */
interface OpenStep {
  readonly pool: Pool;
  readonly isLeaving: boolean;
}

/** The same of Lido. */
interface OpenLidoStep {
  readonly pool: Pool;
  readonly action: WantedLidoStep['action'];
}

const NONE: readonly never[] = [];

/** /defi: totals, and the selected network's pools for staking and lending, or samples of some (docs/product.md §2, DeFi). */
export function DefiPage({ userId, network, accounts = NONE, ReviewCalls }: DefiPageProps) {
  const t = useText();
  const mask = useMask();
  const networks = useSwitchedOnNetworks();
  const client = useQueryClient();
  const { enqueueSnackbar } = useSnackbar();
  // Whoever only watches an account has nothing of what is in it.
  const own = useMemo(() => accounts.filter(({ derivationIndex }) => derivationIndex !== null), [accounts]);
  const named = own.map(({ address }) => address).join();
  const addresses = useMemo(() => (named === '' ? NONE : named.split(',')), [named]);
  const { looks, totals, priceOf, isSample, askAnew } = usePoolTotals(networks, addresses);
  const journeys = useSyncExternalStore(poolJourneys.subscribe, () => poolJourneys.ofUser(userId));
  const going = usePoolJourney(own);
  const [opened, setOpened] = useState<OpenStep>();
  const [lidoStep, setLidoStep] = useState<OpenLidoStep>();
  const [begun, setBegun] = useState<string>();
  const look = looks.find((one) => one.network.id === network.id);
  const hasPools = vaultsOf(network.id).length > 0;

  function begin({ action, amount, assets, account }: WantedStep) {
    const asset = opened && assetOfPool(opened.pool);
    if (!opened || !asset) return;
    setOpened(undefined);
    start({
      ...newJourney(opened.pool, account.address),
      action,
      amount: amount.toString(),
      assets: assets ? assets.toString() : null,
      ...asset,
    });
  }

  function beginLido({ action, amount, symbol, account }: WantedLidoStep) {
    if (!lidoStep) return;
    const { pool } = lidoStep;
    const units = amount.toString();
    setLidoStep(undefined);
    start({
      ...newJourney(pool, account.address),
      action,
      ...{ amount: units, assets: units, symbol, decimals: pool.asset?.decimals ?? 0 },
    });
  }

  function wish(pool: Pool, wanted: LidoWish) {
    const asset = assetOfPool(pool);
    if (wanted.action !== 'claim') setLidoStep({ pool, action: wanted.action });
    else if (asset)
      start({
        ...newJourney(pool, wanted.account),
        action: 'claim',
        ...{ amount: wanted.amount, assets: wanted.amount, request_id: wanted.id, ...asset },
      });
  }

  function isUnderWayWith({ network: { id }, vault }: Pool) {
    return (account: string) => isUnderWay(journeys, { network: id, account, vault: vault.address });
  }

  function newJourney(pool: Pool, account: string) {
    return {
      id: crypto.randomUUID(),
      user_id: userId,
      network: pool.network.id,
      account,
      vault: pool.vault.address,
      step: null,
      written_at: Date.now(),
    };
  }

  function start(journey: PoolJourney) {
    setBegun(journey.id);
    void going.goOn(journey);
  }

  function tellDone(journey: PoolJourney, record: TransactionRecord | undefined) {
    void client.invalidateQueries({ queryKey: ['vaults'] });
    void client.invalidateQueries({ queryKey: ['poolFunds'] });
    const vault = vaultAt(journey.network, journey.vault);
    const came = record?.came?.find(({ contract_address: contract }) =>
      // Out of Lido's queue comes the coin.
      journey.action === 'claim'
        ? contract === undefined
        : contract !== undefined && vault !== undefined && sameAddress(contract, vault.asset),
    );
    // What leaves may bring less than was said of it: only the chain tells what came.
    const units = isLeaving(journey.action) ? (came?.units ?? null) : journey.assets;
    const [title, text] = doneWords(journey.action, vault?.kind, units !== null);
    const say = (write: WriteAmount) =>
      t(text, {
        amount:
          units === null ? t('pools.unknown') : amountWords(BigInt(units), journey, maskedWrite(write, mask)),
        pool: vault?.name ?? '',
      });
    enqueueSnackbar(<ToastText title={t(title)} text={<AmountText say={say} />} />, {
      key: `pool/${journey.id}`,
      variant: 'success',
    });
  }

  function panel(kind: 'staking' | 'lending', intro: string, samples: ReactNode) {
    return (
      <>
        <Typography color="textSecondary" sx={{ mb: 2 }}>
          {intro}
        </Typography>
        {look && hasPools ? (
          <VaultList
            look={look}
            pools={poolsOf(look).filter(({ vault }) => vault.kind === kind)}
            kind={kind}
            priceOf={priceOf}
            canSign={own.length > 0}
            isBusy={going.isBusy}
            onDeposit={(pool) => setOpened({ pool, isLeaving: false })}
            onWithdraw={(pool) => setOpened({ pool, isLeaving: true })}
            onLido={wish}
            nameOf={(account) => accounts.find(({ address }) => sameAddress(address, account))?.name}
            onRetry={askAnew}
          />
        ) : (
          samples
        )}
      </>
    );
  }

  const { problem } = going;
  const isOfCard = problem !== undefined && journeys.some(({ id }) => id === problem.id);

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
      {journeys.map((journey) => (
        <PoolJourneyCard
          key={journey.id}
          journey={journey}
          accountName={accounts.find(({ address }) => sameAddress(address, journey.account))?.name}
          isBusy={going.isBusy}
          problem={problem?.id === journey.id ? problem.text : undefined}
          onContinue={(justMade) => void going.goOn(journey, justMade)}
          onDone={(record) => tellDone(journey, record)}
        />
      ))}
      {problem !== undefined && !isOfCard && problem.id === begun && <ProblemAlert text={problem.text} />}
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
      {opened && (
        <Opened
          {...opened}
          accounts={own}
          isUnderWay={isUnderWayWith(opened.pool)}
          onWanted={begin}
          onClose={() => setOpened(undefined)}
        />
      )}
      {lidoStep?.pool.lido && own.length > 0 && (
        <LidoDialog
          network={lidoStep.pool.network}
          lido={lidoStep.pool.lido}
          action={lidoStep.action}
          accounts={own}
          isUnderWay={isUnderWayWith(lidoStep.pool)}
          onWanted={beginLido}
          onClose={() => setLidoStep(undefined)}
        />
      )}
      {going.review && (
        <ReviewCalls
          requests={[going.review]}
          onSigned={going.onSigned}
          onSent={() => undefined}
          onClose={going.onClose}
        />
      )}
    </>
  );
}

/** Whether something comes back by the last step. */
function isLeaving(action: PoolJourney['action']): boolean {
  return action === 'withdraw' || action === 'redeem' || action === 'claim';
}

/** What is told when all of a step is done. */
function doneWords(action: PoolJourney['action'], kind: 'staking' | 'lending' | undefined, isTold: boolean) {
  switch (action) {
    case 'askBack':
      return ['pools.lido.askedBack', 'pools.lido.askedBackText'] as const;
    case 'unwrap':
      return ['pools.lido.unwrapped', 'pools.lido.unwrappedText'] as const;
    case 'withdraw':
    case 'redeem':
    case 'claim':
      return ['pools.withdrawn', isTold ? 'pools.withdrawnText' : 'pools.withdrawnUntold'] as const;
    case 'stake':
    case 'deposit':
      return kind === 'lending'
        ? (['pools.lent', 'pools.lentText'] as const)
        : (['defi.staked', 'pools.staked'] as const);
  }
}

/** Why nothing was begun, brought into sight: the button that was pressed may be far below it. */
function ProblemAlert({ text }: { text: string }) {
  const alert = useRef<HTMLDivElement>(null);
  useEffect(() => alert.current?.scrollIntoView({ block: 'center' }), [text]);
  return (
    <Alert severity="warning" ref={alert} sx={{ mb: 2 }}>
      {text}
    </Alert>
  );
}

interface OpenedProps extends OpenStep {
  accounts: readonly PoolAccount[];
  isUnderWay: (account: string) => boolean;
  onWanted: (wanted: WantedStep) => void;
  onClose: () => void;
}

/** The dialog of a step; of a withdrawal with those accounts that have something in the pool. */
function Opened({ pool, isLeaving, accounts, isUnderWay: isBlocked, onWanted, onClose }: OpenedProps) {
  const asset = assetOfPool(pool);
  const positions = pool.state?.positions ?? NONE;
  const sharesOf = (account: string) =>
    positions.find(({ address }) => sameAddress(address, account))?.shares;
  const chosen = isLeaving ? accounts.filter(({ address }) => sharesOf(address) !== '0') : accounts;
  if (!asset || chosen.length === 0) return null;
  const purpose = isLeaving ? 'withdraw' : pool.vault.kind === 'lending' ? 'lend' : 'stake';
  return (
    <PoolDialog
      pool={pool}
      asset={asset}
      purpose={purpose}
      accounts={chosen}
      isUnderWay={isBlocked}
      onWanted={onWanted}
      onClose={onClose}
    />
  );
}

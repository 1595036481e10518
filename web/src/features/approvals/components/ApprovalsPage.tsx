import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import VerifiedUserOutlined from '@mui/icons-material/VerifiedUserOutlined';
import type { TransactionRecord } from '@everything-wallet/core/documents/transaction';
import { networks as allNetworks, type Network } from '@everything-wallet/core/networks/networks';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import { compiledTexts } from 'virtual:compiled-messages/approvals';
import { EmptyState } from '../../../components/EmptyState.tsx';
import { PageHeader } from '../../../components/PageHeader.tsx';
import { SamplePricesBadge } from '../../../components/SamplePricesBadge.tsx';
import { paths } from '../../../config/paths.ts';
import type { CallRequest, ReviewCalls } from '../../../lib/calls/CallRequest.ts';
import { useSwitchedOnNetworks } from '../../../lib/network/useSwitchedOnNetworks.ts';
import { useTokenPrices } from '../../../lib/prices/useTokenPrices.ts';
import { loadTexts } from '../../../lib/text/loadTexts.ts';
import { useText } from '../../../lib/text/useText.ts';
import type { ApprovalRow, ApprovingAccount, SpenderGroup } from '../ApprovalRow.ts';
import { useApprovalScan } from '../hooks/useApprovalScan.ts';
import { useRevokes } from '../hooks/useRevokes.ts';
import { isWhole } from '../isWhole.ts';
import { listApprovals } from '../listApprovals.ts';
import { pendingRevokeOf } from '../pendingRevokeOf.ts';
import { revokeRequest } from '../revokeRequest.ts';
import { revokeState } from '../revokeState.ts';
import { ClosedGroup } from './ClosedGroup.tsx';
import { ScanNotices } from './ScanNotices.tsx';
import { SpenderCard, type RowActions } from './SpenderCard.tsx';

loadTexts(compiledTexts);

/** When it is asked again whether what was taken back is gone, in ms, each time after twice as long: nodes come to a block one by one. */
const GONE_AFTER_MS = 6_000;

/** A token whose approvals alone are shown. */
interface OneToken {
  readonly networkId: string;
  /** In any case. */
  readonly contract: string;
}

interface ApprovalsPageProps {
  userId: string;
  accounts: readonly ApprovingAccount[];
  /** Whether the person has added a token by its contract; the same function as long as it says the same. */
  isOwn: (network: Network, contract: string) => boolean;
  /** What the person calls an address; the same function as long as it says the same. */
  nameOf: (address: string) => string | undefined;
  /** Undefined: those of all tokens. */
  only: OneToken | undefined;
  /** Transactions of theirs that wait for a block. */
  sent: readonly TransactionRecord[];
  reviewCalls: ReviewCalls;
}

/** What others may take of all accounts on all networks that are switched on, and how to take that back. */
export function ApprovalsPage({
  userId,
  accounts,
  isOwn,
  nameOf,
  only,
  sent,
  reviewCalls,
}: ApprovalsPageProps) {
  const t = useText();
  const networks = useSwitchedOnNetworks();
  const asked = useMemo(
    () => (only ? networks.filter(({ id }) => id === only.networkId) : networks),
    [networks, only],
  );
  // By their addresses alone: another name of an account is no reason to look anew.
  const named = accounts.map(({ address }) => address).join();
  const addresses = useMemo(() => named.split(','), [named]);
  const { looks, look } = useApprovalScan(userId, asked, addresses);
  const valued = useMemo(
    () =>
      looks.flatMap(({ network, answer }) =>
        network.type === 'testnet'
          ? []
          : (answer?.tokens ?? [])
              .filter(({ contract, isListed }) => isListed || isOwn(network, contract))
              .map(({ contract }) => ({ network: network.rpcName, contract })),
      ),
    [looks, isOwn],
  );
  const { priceOf, isSample } = useTokenPrices(valued);
  const list = useMemo(() => {
    const all = listApprovals(looks, {
      accounts,
      isOwn,
      nameOf,
      usdOf: (network, contract) =>
        network.type === 'testnet' ? null : priceOf({ network: network.rpcName, contract })?.usd,
    });
    if (!only) return all;
    const { groups, unverified, doubtful } = all;
    return {
      groups: ofToken(groups, only),
      unverified: ofToken(unverified, only),
      doubtful: ofToken(doubtful, only),
    };
  }, [looks, accounts, isOwn, nameOf, priceOf, only]);
  const { revokes, follow } = useRevokes(userId);
  const rows = useMemo(
    () => [...list.groups, ...list.unverified, ...list.doubtful].flatMap((group) => group.rows),
    [list],
  );
  useLooksUntilGone(rows, revokes, look);
  // What was sent before the screen was left, or elsewhere, is followed like what is sent here.
  useEffect(() => {
    for (const row of rows) {
      const record = pendingRevokeOf(row, sent);
      const known = revokes.get(row.key);
      if (record && known?.status !== 'pending' && known?.txHash !== record.tx_hash)
        follow(row.key, row.network, record.tx_hash);
    }
  }, [rows, sent, revokes, follow]);

  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [reviewed, setReviewed] = useState<ReadonlyMap<CallRequest, ApprovalRow>>();
  const chosen = rows.filter(
    (row) =>
      selected.has(row.key) &&
      !['pending', 'completed'].includes(revokeState(row, revokes.get(row.key)) ?? ''),
  );

  function review(wanted: readonly ApprovalRow[]) {
    const requests = new Map(
      wanted.flatMap((row) => {
        const request = revokeRequest(row);
        return request ? [[request, row] as const] : [];
      }),
    );
    if (requests.size > 0) setReviewed(requests);
  }

  const requests = useMemo(() => reviewed && [...reviewed.keys()], [reviewed]);
  const onSent = useCallback(
    (txHash: string, request: CallRequest) => {
      const row = reviewed?.get(request);
      if (!row) return;
      follow(row.key, row.network, txHash);
      setSelected((all) => new Set([...all].filter((key) => key !== row.key)));
    },
    [reviewed, follow],
  );
  const onClose = useCallback(() => setReviewed(undefined), []);

  const actions: RowActions = {
    revokes,
    selected,
    onSelect: ({ key }, isSelected) =>
      setSelected((all) => {
        const next = new Set(all);
        if (isSelected) next.add(key);
        else next.delete(key);
        return next;
      }),
    onRevoke: (row) => review([row]),
  };
  const offNames = allNetworks
    .filter(({ id }) => !networks.some((network) => network.id === id) && (!only || only.networkId === id))
    .map(({ name }) => name);
  const isHeard = looks.some(({ answer }) => answer !== undefined);
  const isLoading = !isHeard && looks.some(({ status }) => status === 'looking');
  const Review = reviewCalls;
  return (
    <Box sx={{ maxWidth: 960 }}>
      <PageHeader
        title={t('approvals.title')}
        backTo={paths.settings}
        badge={isSample ? <SamplePricesBadge /> : undefined}
      />
      <Typography color="textSecondary" sx={{ mb: 2 }}>
        {t('approvals.text')}
      </Typography>
      {only && (
        <Alert
          severity="info"
          sx={{ mb: 1.5 }}
          action={
            <Button component={Link} to={paths.approvals} color="inherit" size="small" sx={{ minHeight: 44 }}>
              {t('approvals.showAll')}
            </Button>
          }
        >
          {t('approvals.onlyToken')}
        </Alert>
      )}
      <ScanNotices looks={looks} onRetry={look} />
      {isLoading && (
        <Box role="status" aria-busy="true" aria-label={t('approvals.loading')}>
          {[0, 1, 2].map((place) => (
            <Skeleton key={place} variant="rounded" height={148} sx={{ mb: 2 }} />
          ))}
        </Box>
      )}
      {isHeard && rows.length === 0 && (
        <Nothing isWhole={looks.every(isWhole)} isOneToken={only !== undefined} networks={asked.length} />
      )}
      {asked.length === 0 && offNames.length === 0 && (
        <Alert severity="warning">{t('approvals.noSuchNetwork')}</Alert>
      )}
      {offNames.length > 0 && (
        <Alert
          severity={asked.length === 0 ? 'warning' : 'info'}
          role={asked.length === 0 ? 'alert' : 'note'}
          sx={{ mb: 1.5 }}
        >
          {t('approvals.notLooked', { networks: offNames.join(', ') })}
        </Alert>
      )}
      {list.groups.map((group) => (
        <SpenderCard key={group.key} group={group} {...actions} />
      ))}
      {list.unverified.length > 0 && (
        <ClosedGroup
          title={t('approvals.unverified', { count: countOf(list.unverified) })}
          text={t('approvals.unverifiedText')}
        >
          {list.unverified.map((group) => (
            <SpenderCard key={group.key} group={group} {...actions} />
          ))}
        </ClosedGroup>
      )}
      {list.doubtful.length > 0 && (
        <ClosedGroup
          title={t('approvals.doubtful', { count: countOf(list.doubtful) })}
          text={t('approvals.doubtfulText')}
        >
          {list.doubtful.map((group) => (
            <SpenderCard key={group.key} group={group} {...actions} />
          ))}
        </ClosedGroup>
      )}
      {rows.length > 0 && (
        <Typography variant="body2" color="textSecondary" sx={{ mb: 2 }}>
          {t('approvals.gap')}
        </Typography>
      )}
      {chosen.length > 0 && (
        <Box
          role="group"
          aria-label={t('approvals.selected', { count: chosen.length })}
          sx={{
            position: 'sticky',
            bottom: { xs: 'calc(72px + env(safe-area-inset-bottom))', md: 16 },
            zIndex: 1,
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'center',
            justifyContent: 'flex-end',
            gap: 1,
            p: 1.5,
            border: 1,
            borderColor: 'divider',
            borderRadius: '16px',
            bgcolor: 'background.paper',
            boxShadow: 3,
          }}
        >
          <Typography noWrap variant="body2" sx={{ flex: 1, minWidth: 0 }}>
            {t('approvals.selected', { count: chosen.length })}
          </Typography>
          <Button onClick={() => setSelected(new Set())}>{t('approvals.clear')}</Button>
          <Button variant="contained" onClick={() => review(chosen)}>
            {t('approvals.revokeSelected', { count: chosen.length })}
          </Button>
        </Box>
      )}
      {requests && <Review requests={requests} onSent={onSent} onClose={onClose} />}
    </Box>
  );
}

interface NothingProps {
  isWhole: boolean;
  isOneToken: boolean;
  networks: number;
}

function Nothing({ isWhole: isSure, isOneToken, networks }: NothingProps) {
  const t = useText();
  const none = isOneToken ? 'approvals.noneOfToken' : 'approvals.none';
  return (
    <EmptyState
      icon={<VerifiedUserOutlined fontSize="large" />}
      title={t(isSure ? none : 'approvals.noneYet')}
      text={isSure ? t('approvals.noneText', { networks }) : t('approvals.noneYetText')}
    />
  );
}

function ofToken(groups: readonly SpenderGroup[], { contract }: OneToken): readonly SpenderGroup[] {
  return groups.flatMap((group) => {
    const rows = group.rows.filter(
      ({ approval }) => approval.contract.toLowerCase() === contract.toLowerCase(),
    );
    return rows.length > 0 ? [{ ...group, rows }] : [];
  });
}

function countOf(groups: readonly SpenderGroup[]): number {
  return groups.reduce((count, { rows }) => count + rows.length, 0);
}

/** Looks again, ever more seldom, while something that was taken back is still listed. */
function useLooksUntilGone(
  rows: readonly ApprovalRow[],
  revokes: ReturnType<typeof useRevokes>['revokes'],
  look: (networkId?: string) => void,
): void {
  const open = new Set(
    rows
      .filter((row) => revokeState(row, revokes.get(row.key)) === 'completed')
      .map(({ network }) => network.id),
  );
  const waiting = [...open].sort().join();
  useEffect(() => {
    if (waiting === '') return undefined;
    let timer: ReturnType<typeof setTimeout>;
    const lookAtAll = (pauseMs: number) => {
      for (const id of waiting.split(',')) look(id);
      timer = setTimeout(() => lookAtAll(2 * pauseMs), pauseMs);
    };
    lookAtAll(GONE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [waiting, look]);
}

import { markUnasked } from '@everything-wallet/core/documents/markUnasked';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import List from '@mui/material/List';
import Skeleton from '@mui/material/Skeleton';
import { lazy, Suspense, useEffect, useMemo, useState } from 'react';
import { Navigate } from 'react-router-dom';
import { ErrorState } from '../../components/ErrorState.tsx';
import { PageHeader } from '../../components/PageHeader.tsx';
import { UnreadableNotice } from '../../components/UnreadableNotice.tsx';
import { paths } from '../../config/paths.ts';
import { useAccounts } from '../../features/accounts/hooks/useAccounts.ts';
import { ActivityDashboard } from '../../features/activity/components/ActivityDashboard.tsx';
import { PoolSummary } from '../../features/defi/components/PoolSummary.tsx';
import { useTokens } from '../../features/tokens/hooks/useTokens.ts';
import { TransactionRow } from '../../features/transactions/components/TransactionRow.tsx';
import { useAllTransactions } from '../../features/transactions/hooks/useAllTransactions.ts';
import { groupByNonce } from '../../features/transactions/groupByNonce.ts';
import { isWanted } from '../../features/transactions/isWanted.ts';
import { isOpen } from '../../features/transactions/transactionState.ts';
import { useReconciliation } from '../../features/transactions/hooks/useReconciliation.ts';
import type { Transaction } from '../../features/transactions/Transaction.ts';
import { logProblem } from '../../lib/log/logProblem.ts';
import { useAuth } from '../../lib/session/useAuth.ts';
import { lookalikeOf } from '../../lib/tokens/lookalikeOf.ts';
import { useLookalikes } from '../../lib/tokens/useLookalikes.ts';
import { useVouchedTokens } from '../../lib/tokens/useVouchedTokens.ts';
import { useText } from '../../lib/text/useText.ts';
import { WalletLayout } from '../layout/WalletLayout.tsx';
import { useAddresses } from '../wallet/useAddresses.ts';
import { usePortfolioValue } from '../activity/usePortfolioValue.ts';

// It queries marketplaces, which the page does not wait for.
const NftsAtFloor = lazy(async () => ({
  default: (await import('../activity/NftsAtFloor.tsx')).NftsAtFloor,
}));

/** Number of recent transactions to show. */
const RECENT_COUNT = 5;

const NO_TOKENS: readonly never[] = [];

/** /activity: statistics of the user's transactions (docs/product.md §2). */
export function ActivityRoute() {
  const { user } = useAuth();
  const t = useText();
  if (!user) return <Navigate to={paths.auth} replace />;
  return (
    <WalletLayout>
      <PageHeader title={t('activity.title')} />
      <Activity key={user.id} userId={user.id} />
    </WalletLayout>
  );
}

interface ActivityProps {
  userId: string;
}

function Activity({ userId }: ActivityProps) {
  const t = useText();
  const transactions = useAllTransactions(userId);
  const error = transactions.status === 'failed' ? transactions.error : undefined;
  useEffect(() => {
    if (error) logProblem('Failed to load transactions', error);
  }, [error]);

  if (transactions.status === 'failed') {
    return (
      <Card>
        <ErrorState title={t('home.error.transactions')} onRetry={transactions.retry} />
      </Card>
    );
  }
  if (transactions.status === 'loading') {
    return (
      <Box role="status" aria-busy="true" aria-label={t('activity.loading')} sx={{ display: 'grid', gap: 2 }}>
        <Skeleton variant="rounded" height={132} />
        <Skeleton variant="rounded" height={320} />
      </Box>
    );
  }
  const { records, unreadable } = transactions.data;
  return (
    <>
      <UnreadableNotice count={unreadable} hasTotals />
      <LoadedActivity userId={userId} transactions={records} />
    </>
  );
}

interface LoadedActivityProps extends ActivityProps {
  transactions: readonly Transaction[];
}

function LoadedActivity({ userId, transactions: recorded }: LoadedActivityProps) {
  const tokens = useTokens(userId);
  const added = useVouchedTokens(tokens.status === 'ready' ? tokens.data.records : NO_TOKENS);
  const findLookalike = useLookalikes(
    recorded.some(({ contract_address: contract }) => contract !== undefined),
  );
  const transactions = useMemo(
    () => markUnasked(recorded, added).filter((record) => lookalikeOf(record, findLookalike) === undefined),
    [recorded, added, findLookalike],
  );
  // Attempts with one nonce are one transaction.
  const heads = useMemo(() => groupByNonce(transactions).map(({ head }) => head), [transactions]);
  const [now] = useState(() => new Date());
  useReconciliation(
    userId,
    transactions.filter((record) => isOpen(record) && record.status === 'pending'),
  );
  const value = usePortfolioValue(userId, transactions, now);
  const accounts = useAccounts(userId);
  const own = useAddresses(
    accounts.status === 'ready'
      ? accounts.data.filter((account) => !account.watch_only).map(({ address }) => address)
      : undefined,
  );
  return (
    <ActivityDashboard
      records={heads}
      value={value}
      now={now}
      pools={own.length > 0 && <PoolSummary addresses={own} />}
      nfts={
        own.length > 0 && (
          <Suspense>
            <NftsAtFloor userId={userId} />
          </Suspense>
        )
      }
      recent={
        <List disablePadding>
          {heads
            .filter(isWanted)
            .slice(0, RECENT_COUNT)
            .map((head) => (
              <li key={head.id}>
                <TransactionRow transaction={head} />
              </li>
            ))}
        </List>
      }
    />
  );
}

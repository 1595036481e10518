import type { Network } from '@everything-wallet/core/networks/networks';
import { sameAddress } from '@everything-wallet/core/accounts/sameAddress';
import PeopleOutlined from '@mui/icons-material/PeopleOutlined';
import { useCallback, useMemo } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { EmptyState } from '../../components/EmptyState.tsx';
import { ErrorState } from '../../components/ErrorState.tsx';
import { paths } from '../../config/paths.ts';
import { useAccounts } from '../../features/accounts/hooks/useAccounts.ts';
import { ApprovalsLoading } from '../../features/approvals/components/ApprovalsLoading.tsx';
import { ApprovalsPage } from '../../features/approvals/components/ApprovalsPage.tsx';
import { useTokens } from '../../features/tokens/hooks/useTokens.ts';
import { usePendingTransactions } from '../../features/transactions/hooks/usePendingTransactions.ts';
import { accountName } from '../../lib/names/accountName.ts';
import { useAuth } from '../../lib/session/useAuth.ts';
import { useText } from '../../lib/text/useText.ts';
import { WalletLayout } from '../layout/WalletLayout.tsx';
import { senderOf } from '../wallet/senderOf.ts';
import { useAddressNames } from '../wallet/useAddressNames.ts';
import { usePendingPolling } from '../wallet/usePendingPolling.ts';
import { ReviewCallsDialog } from '../review/ReviewCallsDialog.tsx';

/** /approvals. */
export function ApprovalsRoute() {
  const { user } = useAuth();
  if (!user) return <Navigate to={paths.auth} replace />;
  return (
    <WalletLayout>
      <Approvals key={user.id} userId={user.id} />
    </WalletLayout>
  );
}

/** `paths.approvalsOf`. */
const TOKEN = /^([a-z0-9-]+):(0x[0-9a-fA-F]{40})$/;

const NONE: readonly never[] = [];

function Approvals({ userId }: { userId: string }) {
  const t = useText();
  const [search] = useSearchParams();
  const token = search.get('token') ?? '';
  const only = useMemo(() => {
    const [, networkId, contract] = TOKEN.exec(token) ?? [];
    return networkId === undefined || contract === undefined ? undefined : { networkId, contract };
  }, [token]);
  const saved = useAccounts(userId);
  const all = saved.status === 'ready' ? saved.data : undefined;
  const accounts = useMemo(
    () => all?.map((account) => ({ ...senderOf(account), name: accountName(account, account.number, t) })),
    [all, t],
  );
  const tokens = useTokens(userId);
  const own = tokens.status === 'ready' ? tokens.data.records : NONE;
  const isOwn = useCallback(
    ({ id }: Network, contract: string) =>
      own.some(({ network, contract_address: address }) => network === id && sameAddress(address, contract)),
    [own],
  );
  const names = useAddressNames(userId);
  const nameOf = useCallback((address: string) => names.get(address.toLowerCase())?.name, [names]);
  const pending = usePendingTransactions(userId);
  usePendingPolling(userId, pending);
  const sent = pending.status === 'ready' ? pending.data.records : NONE;

  if (saved.status === 'failed')
    return <ErrorState title={t('approvals.accountsFailed')} onRetry={saved.retry} />;
  if (!accounts) return <ApprovalsLoading />;
  if (accounts.length === 0)
    return <EmptyState icon={<PeopleOutlined fontSize="large" />} title={t('approvals.noAccounts')} />;
  return (
    <ApprovalsPage
      userId={userId}
      accounts={accounts}
      isOwn={isOwn}
      nameOf={nameOf}
      only={only}
      sent={sent}
      reviewCalls={ReviewCallsDialog}
    />
  );
}

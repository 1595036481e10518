import { useMemo } from 'react';
import { Navigate } from 'react-router-dom';
import { ErrorState } from '../../components/ErrorState.tsx';
import { paths } from '../../config/paths.ts';
import { useAccounts } from '../../features/accounts/hooks/useAccounts.ts';
import { DefiLoading } from '../../features/defi/components/DefiLoading.tsx';
import { DefiPage } from '../../features/defi/components/DefiPage.tsx';
import { accountName } from '../../lib/names/accountName.ts';
import { useNetwork } from '../../lib/network/useNetwork.ts';
import { useAuth } from '../../lib/session/useAuth.ts';
import { useText } from '../../lib/text/useText.ts';
import { senderOf } from '../wallet/senderOf.ts';
import { ReviewCallsDialog } from '../review/ReviewCallsDialog.tsx';

/** /defi. */
export function DefiRoute() {
  const { user } = useAuth();
  if (!user) return <Navigate to={paths.auth} replace />;
  return <Defi key={user.id} userId={user.id} />;
}

function Defi({ userId }: { userId: string }) {
  const t = useText();
  const { network } = useNetwork();
  const saved = useAccounts(userId);
  const all = saved.status === 'ready' ? saved.data : undefined;
  const accounts = useMemo(
    () =>
      all
        ?.map((account) => ({
          ...senderOf(account),
          name: accountName(account, account.number, t),
          isPrimary: account.is_primary,
        }))
        .toSorted((one, other) => Number(other.isPrimary) - Number(one.isPrimary)),
    [all, t],
  );
  if (saved.status === 'failed')
    return <ErrorState title={t('common.serverUnreachable')} onRetry={saved.retry} />;
  if (!accounts) return <DefiLoading />;
  return <DefiPage userId={userId} network={network} accounts={accounts} ReviewCalls={ReviewCallsDialog} />;
}

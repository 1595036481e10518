import { useMemo } from 'react';
import { Navigate } from 'react-router-dom';
import { ErrorState } from '../../components/ErrorState.tsx';
import { PageLoading } from '../../components/PageLoading.tsx';
import { paths } from '../../config/paths.ts';
import { listenToWalletAddresses } from '../../features/accounts/api/listenToWalletAddresses.ts';
import { useSnapshot } from '../../lib/firebase/useSnapshot.ts';
import { AddressNamesContext } from '../../lib/names/AddressNamesContext.ts';
import { useAuth } from '../../lib/session/useAuth.ts';
import { useText } from '../../lib/text/useText.ts';
import { WalletLayout } from '../layout/WalletLayout.tsx';
import { loadedPart } from '../loadedPart.tsx';
import { signingAccounts } from '../wallet/signingAccounts.ts';
import { useAddressNames } from '../wallet/useAddressNames.ts';

// Every visitor loads the file names of a route; these are many, and imported only here.
const MessagesPage = loadedPart(
  async () => (await import('../../features/signedMessages/components/MessagesPage.tsx')).MessagesPage,
);

/** /sign. */
export function SignRoute() {
  const { user } = useAuth();
  if (!user) return <Navigate to={paths.auth} replace />;
  return (
    <WalletLayout>
      <Messages key={user.id} userId={user.id} />
    </WalletLayout>
  );
}

function Messages({ userId }: { userId: string }) {
  const t = useText();
  const names = useAddressNames(userId);
  const accounts = useSnapshot(useMemo(() => listenToWalletAddresses(userId), [userId]));
  if (accounts.status === 'loading') return <PageLoading />;
  if (accounts.status === 'failed')
    return <ErrorState title={t('accounts.error.load')} onRetry={accounts.retry} />;
  return (
    <AddressNamesContext value={names}>
      <MessagesPage accounts={signingAccounts(accounts.data, t)} />
    </AddressNamesContext>
  );
}

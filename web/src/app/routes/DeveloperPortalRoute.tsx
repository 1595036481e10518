import { Navigate } from 'react-router-dom';
import { paths } from '../../config/paths.ts';
import { usePrimaryAddress } from '../../features/accounts/hooks/usePrimaryAddress.ts';
import { DeveloperPortalPage } from '../../features/apiKeys/components/DeveloperPortalPage.tsx';
import { useNetwork } from '../../lib/network/useNetwork.ts';
import { useAuth } from '../../lib/session/useAuth.ts';
import { WalletLayout } from '../layout/WalletLayout.tsx';

/** /developer-portal. */
export function DeveloperPortalRoute() {
  const { user } = useAuth();
  if (!user) return <Navigate to={paths.auth} replace />;
  return (
    <WalletLayout>
      <Portal key={user.id} userId={user.id} />
    </WalletLayout>
  );
}

function Portal({ userId }: { userId: string }) {
  const { network } = useNetwork();
  const primary = usePrimaryAddress(userId);
  const address = primary.status === 'ready' ? primary.data?.address : undefined;
  return <DeveloperPortalPage userId={userId} address={address} network={network} />;
}

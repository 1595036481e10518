import { Navigate } from 'react-router-dom';
import { paths } from '../../config/paths.ts';
import { ConnectedSitesPage } from '../../features/connect/components/ConnectedSitesPage.tsx';
import { AddressNamesContext } from '../../lib/names/AddressNamesContext.ts';
import { useAuth } from '../../lib/session/useAuth.ts';
import { WalletLayout } from '../layout/WalletLayout.tsx';
import { useAddressNames } from '../wallet/useAddressNames.ts';

/** /connected-sites. */
export function ConnectedSitesRoute() {
  const { user } = useAuth();
  if (!user) return <Navigate to={paths.auth} replace />;
  return (
    <WalletLayout>
      <Sites key={user.id} userId={user.id} />
    </WalletLayout>
  );
}

function Sites({ userId }: { userId: string }) {
  return (
    <AddressNamesContext value={useAddressNames(userId)}>
      <ConnectedSitesPage userId={userId} />
    </AddressNamesContext>
  );
}

import { Navigate } from 'react-router-dom';
import { paths } from '../../config/paths.ts';
import { AddTokenPage } from '../../features/tokens/components/AddTokenPage.tsx';
import { useAuth } from '../../lib/session/useAuth.ts';
import { WalletLayout } from '../layout/WalletLayout.tsx';

/** /add-token. */
export function AddTokenRoute() {
  const { user } = useAuth();
  if (!user) return <Navigate to={paths.auth} replace />;
  return (
    <WalletLayout>
      <AddTokenPage key={user.id} userId={user.id} />
    </WalletLayout>
  );
}

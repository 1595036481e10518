import { Navigate } from 'react-router-dom';
import { paths } from '../../config/paths.ts';
import { useAuth } from '../../lib/session/useAuth.ts';
import { WalletLayout } from '../layout/WalletLayout.tsx';
import { WalletHome } from './WalletHome.tsx';

/** The wallet's home, at / and at /wallet. */
export function WalletRoute() {
  const { user } = useAuth();
  if (!user) return <Navigate to={paths.auth} replace />;
  return (
    <WalletLayout>
      <WalletHome key={user.id} userId={user.id} />
    </WalletLayout>
  );
}

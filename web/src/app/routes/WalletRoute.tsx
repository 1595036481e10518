import type { ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import { paths } from '../../config/paths.ts';
import { useAuth } from '../../lib/session/useAuth.ts';
import { WalletLayout } from '../layout/WalletLayout.tsx';
import { WalletHome } from './WalletHome.tsx';

interface WalletRouteProps {
  /** What stands below the wallet; at / the site's footer. */
  footer?: ReactNode;
}

/** The wallet's home, at / and at /wallet. */
export function WalletRoute({ footer }: WalletRouteProps) {
  const { user } = useAuth();
  if (!user) return <Navigate to={paths.auth} replace />;
  return (
    <WalletLayout footer={footer}>
      <WalletHome key={user.id} userId={user.id} />
    </WalletLayout>
  );
}

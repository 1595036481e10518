import { Navigate } from 'react-router-dom';
import { paths } from '../../config/paths.ts';
import { HistoryPage } from '../../features/transactions/components/HistoryPage.tsx';
import { useAuth } from '../../lib/session/useAuth.ts';
import { WalletLayout } from '../layout/WalletLayout.tsx';

/** /history (specification §2). */
export function HistoryRoute() {
  const { user } = useAuth();
  if (!user) return <Navigate to={paths.auth} replace />;
  return (
    <WalletLayout>
      <HistoryPage key={user.id} userId={user.id} />
    </WalletLayout>
  );
}

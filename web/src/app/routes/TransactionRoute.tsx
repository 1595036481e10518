import { Navigate, useParams } from 'react-router-dom';
import { paths } from '../../config/paths.ts';
import { TransactionPage } from '../../features/transactions/components/TransactionPage.tsx';
import { useAuth } from '../../lib/session/useAuth.ts';
import { WalletLayout } from '../layout/WalletLayout.tsx';
import { TransactionScreen } from '../transaction/TransactionScreen.tsx';

/** /transaction/{txId} (docs/product.md §2). */
export function TransactionRoute() {
  const { user } = useAuth();
  const { transactionId = '' } = useParams();
  if (!user) return <Navigate to={paths.auth} replace />;
  return (
    <WalletLayout>
      <TransactionPage
        key={user.id}
        userId={user.id}
        transactionId={transactionId}
        renderDetail={(transaction) => <TransactionScreen userId={user.id} transaction={transaction} />}
      />
    </WalletLayout>
  );
}

import { formatAmount } from '@everything-wallet/core/amounts/formatAmount';
import { Navigate, useNavigate } from 'react-router-dom';
import { paths } from '../../config/paths.ts';
import { usePrimaryAddress } from '../../features/accounts/hooks/usePrimaryAddress.ts';
import { QrScannerPage } from '../../features/qrScanner/components/QrScannerPage.tsx';
import { useAuth } from '../../lib/session/useAuth.ts';
import { WalletLayout } from '../layout/WalletLayout.tsx';
import { sendToState } from '../wallet/sendTo.ts';

/** /qr-scanner; the result opens the Send dialog of the wallet's home. */
export function QrScannerRoute() {
  const { user } = useAuth();
  if (!user) return <Navigate to={paths.auth} replace />;
  return (
    <WalletLayout>
      <Scanner key={user.id} userId={user.id} />
    </WalletLayout>
  );
}

function Scanner({ userId }: { userId: string }) {
  const navigate = useNavigate();
  const primary = usePrimaryAddress(userId);
  return (
    <QrScannerPage
      ownAddress={primary.status === 'ready' ? primary.data?.address : undefined}
      onReady={({ recipient, amount, networkId }) => {
        const sendTo =
          amount === undefined ? { recipient } : { recipient, amount: formatAmount(amount), networkId };
        void navigate(paths.home, { state: sendToState(sendTo) });
      }}
    />
  );
}

import { Navigate } from 'react-router-dom';
import { paths } from '../../config/paths.ts';
import { useTokens } from '../../features/tokens/hooks/useTokens.ts';
import { HistoryPage } from '../../features/transactions/components/HistoryPage.tsx';
import { AddressNamesContext } from '../../lib/names/AddressNamesContext.ts';
import { useAuth } from '../../lib/session/useAuth.ts';
import { WalletLayout } from '../layout/WalletLayout.tsx';
import { useAddressNames } from '../wallet/useAddressNames.ts';
import { HistoryExport } from '../exports/HistoryExport.tsx';

const NO_TOKENS: readonly never[] = [];

/** /history (docs/product.md §2). */
export function HistoryRoute() {
  const { user } = useAuth();
  if (!user) return <Navigate to={paths.auth} replace />;
  return (
    <WalletLayout>
      <History key={user.id} userId={user.id} />
    </WalletLayout>
  );
}

function History({ userId }: { userId: string }) {
  const names = useAddressNames(userId);
  const tokens = useTokens(userId);
  return (
    <AddressNamesContext value={names}>
      <HistoryPage
        userId={userId}
        tokens={tokens.status === 'ready' ? tokens.data.records : NO_TOKENS}
        action={<HistoryExport userId={userId} />}
      />
    </AddressNamesContext>
  );
}
